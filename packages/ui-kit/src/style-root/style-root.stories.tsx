import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Stack } from "../layout/layout.tsx";
import { Link } from "../link/link.tsx";
import { say } from "../story-words/say.fixture.ts";
import { StyleRoot } from "./style-root.tsx";

const meta = {
  title: "Kit/Layout/StyleRoot · theme provider, css scope, root",
  id: "kit-styleroot",
  component: StyleRoot,
  parameters: {
    usage: {
      when: "Our components stand in a page of another team.",
      instead: [["nothing", "the site itself has it on `html`"]],
      anatomy: ["One element"],
      screenReader: "Nothing of its own.",
      since: "next",
      do: [
        "Put one around everything of this kit in another team's page",
        "Set a brand, a font and a ground on its class `sughurta`",
      ],
      dont: ["Don't use it where the whole page is ours: there `html` has the class"],
      keyboard: [],
    },
  },
  args: {
    children: (
      <Card>
        <Stack>
          <h2>Полис за пять минут</h2>
          <p>
            Ответим на вопросы по телефону. <Link href="#terms">Условия полиса</Link>
          </p>
          <Button>Купить</Button>
        </Stack>
      </Card>
    ),
  },
} satisfies Meta<typeof StyleRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  args: { theme: "light" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: say("Купить") })).toBeVisible();
  },
};

export const Dark: Story = { args: { theme: "dark" } };
