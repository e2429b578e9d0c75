import type { Meta, StoryObj } from "@storybook/react-vite";
import { aSavedContact } from "../testing/a-saved-contact.ts";
import { FillFromProfile } from "./fill-from-profile.tsx";
import { type LoadSavedContacts, SavedContactsProvider } from "./saved-contacts.tsx";

const everybody = {
  self: aSavedContact(),
  others: [
    aSavedContact({ id: "1", lastName: "Саидов", firstName: "Фаррух" }),
    aSavedContact({ id: "2", lastName: "Саидова", firstName: "Нигина", patronymic: "Рустамовна" }),
  ],
};

const known = (load: LoadSavedContacts) => (Story: () => React.ReactNode) => (
  <SavedContactsProvider load={load}>
    <Story />
  </SavedContactsProvider>
);

const meta = {
  title: "Order/FillFromProfile",
  component: FillFromProfile,
  decorators: [known(async () => everybody)],
  args: { who: "anyone", fields: {}, onChoose: () => {} },
} satisfies Meta<typeof FillFromProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button"));
};

export const Buyer: Story = {
  args: { who: "self" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button");
  },
};

export const People: Story = { play: press };

export const NobodySaved: Story = {
  decorators: [known(async () => ({ others: [] }))],
  play: press,
};

export const OutOfReach: Story = {
  decorators: [known(() => Promise.reject(new Error("away")))],
  play: press,
};
