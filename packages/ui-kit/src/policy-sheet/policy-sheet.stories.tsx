import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Stack } from "../layout/layout.tsx";
import { ButtonLink } from "../link/link.tsx";
import { QrCode } from "../qr-code/qr-code.tsx";
import { say } from "../story-words/say.fixture.ts";
import { PolicySheet } from "./policy-sheet.tsx";

const meta = {
  title: "Kit/Content/PolicySheet · certificate, insurance card",
  id: "kit-policysheet",
  component: PolicySheet,
  parameters: {
    usage: {
      when: "A policy or what will become one is shown.",
      instead: [
        ["SummaryList", "there is no policy"],
        ["Card", "anything else"],
      ],
      anatomy: [
        "Pattern",
        "State",
        "Title",
        "Number with a button that copies",
        "Facts",
        "QR code",
        "Phone",
        "Actions",
      ],
      words: "The facts as in the policy itself.",
      screenReader: "A heading, the number in groups, facts as a list.",
      since: "next",
      do: [
        "Seed the pattern with the number of the policy: it looks the same on every screen",
        "Show the two things that are done most, and fold the rest",
      ],
      dont: [
        "Don't put a second ornament on its screen",
        "Don't show the state by the pattern: the line above the title does",
      ],
      keyboard: [["Tab", "Reaches the button that copies the number, then the actions"]],
    },
  },
  args: {
    family: "trip",
    seed: "4744534263",
    state: "Полис действует с 24 ноября",
    title: "Путешествие: всё включено",
    number: {
      label: "Номер полиса",
      value: "4744534263",
      copyText: "Скопировать номер полиса",
      copiedText: "Номер полиса скопирован",
    },
    facts: [
      { key: "period", label: "Действует", value: "с 24.11.2026 по 23.02.2027" },
      { key: "person", label: "Застрахована", value: "Саидова Мадина" },
    ],
    actions: <Button icon="download">Скачать полис (PDF)</Button>,
  },
} satisfies Meta<typeof PolicySheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { name: say("Путешествие: всё включено") }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: say("Скопировать номер полиса") }),
    ).toBeVisible();
  },
};

/** The end of a payment: the pattern is animated. */
export const Large: Story = {
  args: {
    size: "large",
    level: 1,
    patternHeight: 120,
    animated: true,
    code: <QrCode value="https://shop.example/verify/4744534263" label="Проверка полиса" />,
    phone: (
      <ButtonLink href="tel:5511" variant="quiet" icon="phone">
        5511
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: say("Проверка полиса") })).toBeVisible();
  },
};

export const InTheAccount: Story = {
  args: {
    family: "family",
    state: <Badge tone="success">Действует</Badge>,
    title: "Фарзандон: ҳавлӣ ва варзиш",
    left: { text: "осталось 28 дней", share: 0.3 },
    actions: (
      <>
        <Button icon="download">Скачать полис</Button>
        <Button variant="secondary">Подать заявление</Button>
      </>
    ),
  },
};

export const EveryFamilyInBothThemes: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} data-theme={theme}>
          {(["trip", "car", "home", "family", "health", "mountains"] as const).map((family) => (
            <PolicySheet key={family} {...args} family={family} />
          ))}
        </div>
      ))}
    </Stack>
  ),
};

export const Narrow: Story = {
  ...Large,
  decorators: [
    (Sheet) => (
      <div style={{ inlineSize: "18rem" }}>
        <Sheet />
      </div>
    ),
  ],
};
