import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { ResumeForm } from "./resume-form.tsx";

const meta = {
  title: "Content/ResumeForm",
  component: ResumeForm,
  decorators: [withClient({ sendResume: () => ({ status: 201, data: { id: 1 } }) })],
  args: { vacancyId: "1" },
} satisfies Meta<typeof ResumeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const WORDS = ["Саидова Мадина", "921234567", "madina@example.tj", "Пять лет в продажах"];

const send: NonNullable<Story["play"]> = async ({ canvas, canvasElement, userEvent }) => {
  const fields = await canvas.findAllByRole("textbox");
  for (const [place, field] of fields.entries()) {
    await userEvent.click(field);
    await userEvent.paste(WORDS[place] ?? "");
  }
  const picker = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (picker) await userEvent.upload(picker, new File(["x"], "saidova-madina-2026-resume.pdf"));
  await userEvent.click(canvas.getByRole("checkbox"));
  await userEvent.type(fields[0] ?? picker ?? canvasElement, "{Enter}");
};

export const Empty: Story = {};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox"));
    const [name] = await canvas.findAllByRole("textbox");
    if (name) await userEvent.type(name, "{Enter}");
    await canvas.findByRole("alert");
  },
};

export const Sending: Story = {
  decorators: [withClient({ sendResume: () => new Promise(() => {}) })],
  play: send,
};

export const Sent: Story = {
  play: async (context) => {
    await send(context);
    await context.canvas.findByRole("status");
  },
};

export const Refused: Story = {
  decorators: [
    withClient({
      sendResume: () => ({
        status: 422,
        data: { message: "", code: "invalid", email: ["На этот адрес резюме уже приходило"] },
      }),
    }),
  ],
  play: send,
};

export const Offline: Story = {
  decorators: [withClient({ sendResume: () => Promise.reject(new NetworkError("no network")) })],
  play: send,
};
