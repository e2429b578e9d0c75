import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Kit/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: "Исправьте два поля",
    errors: [
      { fieldId: "last-name", text: "Введите фамилию, как в паспорте" },
      { text: "Промокод не подошёл: проверьте буквы" },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="last-name" name="holderLastName" label="Фамилия" error="Введите фамилию" />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText("Фамилия")).toHaveFocus();
  },
};
