import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { say } from "../story-words/say.fixture.ts";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Kit/Feedback/ErrorSummary · validation, form errors",
  id: "kit-errorsummary",
  component: ErrorSummary,
  parameters: {
    usage: {
      when: "A form was refused and the faults are apart.",
      instead: [["Alert", "one thing went wrong that no field can mend"]],
      anatomy: ["Title", "Sentence", "Links to the fields, by person", "Button for the rest"],
      words: 'Each line names the action: "Write the surname".',
      screenReader: "It takes the focus and is read as an alert; each link leads to its field.",
      since: "0.1.0",
      do: ["Put it on top of the form; each line says how to mend the field and leads to it"],
      dont: [
        "Don't show it before the first press of Continue",
        "Don't say it otherwise than at the field",
      ],
      keyboard: [
        ["Focus", "Comes here by itself after a failed press"],
        ["Tab", "Goes from line to line"],
        ["Enter", "Goes to the field"],
      ],
    },
  },
  args: {
    title: "Исправьте два поля",
    moreText: (count) => say("и ещё {{count}}", { count }),
    errors: [
      { fieldId: "last-name", text: "Введите фамилию, как в паспорте" },
      { text: "Промокод не подошёл: проверьте буквы" },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField
        id="last-name"
        name="holderLastName"
        label={say("Фамилия")}
        error={say("Введите фамилию")}
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  args: {
    title: "Проверьте заполнение",
    errors: ["Фамилия", "Имя", "Телефон", "Дата рождения", "Номер", "Дата выдачи", "Кем выдан"].map(
      (field) => ({ text: `${field}: Заполните это поле` }),
    ),
  },
};

export const OfSeveralPeople: Story = {
  args: {
    title: "Осталось 3 ответа",
    errors: [
      { fieldId: "last-name", group: "Страхователь", text: "Напишите фамилию, как в паспорте" },
      { group: "Застрахованный 1", text: "Напишите дату рождения" },
      { group: "Застрахованный 1", text: "Выберите пол" },
    ],
  },
};

export const LeadsToTheField: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByLabelText(say("Фамилия"))).toHaveFocus();
  },
};
