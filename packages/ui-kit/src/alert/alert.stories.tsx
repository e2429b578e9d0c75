import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Stack } from "../layout/layout.tsx";
import { ButtonLink } from "../link/link.tsx";
import { Toast } from "../toast/toast.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Kit/Alert",
  component: Alert,
  args: { title: "Полис действует", children: "С 21.11.2026 по 20.11.2027." },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { tone: "info" } };
export const Success: Story = { args: { tone: "success" } };
export const Warning: Story = { args: { tone: "warning", title: "Скоро закончится" } };

export const ErrorWithWayOut: Story = {
  args: {
    tone: "danger",
    title: "Оплата не прошла",
    children: "Деньги не списаны. Попробуйте другую карту или позвоните нам.",
    actions: (
      <>
        <Button icon="refresh">Попробовать ещё раз</Button>
        <ButtonLink href="tel:5511" variant="secondary" icon="phone">
          5511
        </ButtonLink>
      </>
    ),
  },
};

export const Badges: Story = {
  render: () => (
    <Stack direction="row" gap="sm">
      <Badge>Черновик</Badge>
      <Badge tone="info">Новое</Badge>
      <Badge tone="success" icon="check">
        Действует
      </Badge>
      <Badge tone="warning">Ещё не начался</Badge>
      <Badge tone="danger">Закончился</Badge>
    </Stack>
  ),
};

export const AsToast: Story = {
  render: () => (
    <Toast tone="success" onClose={() => undefined} closeText="Закрыть">
      Номер полиса скопирован
    </Toast>
  ),
};
