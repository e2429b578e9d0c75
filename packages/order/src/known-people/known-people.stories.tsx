import type { Meta, StoryObj } from "@storybook/react-vite";
import { aKnownPerson } from "../testing/a-known-person.ts";
import { KnownPeopleOffer } from "./known-people-offer.tsx";
import { KnownPeopleProvider, type LoadKnownPeople } from "./known-people-provider.tsx";

const everybody = {
  self: aKnownPerson(),
  others: [
    aKnownPerson({ id: "1", lastName: "Саидов", firstName: "Фаррух" }),
    aKnownPerson({ id: "2", lastName: "Саидова", firstName: "Нигина", patronymic: "Рустамовна" }),
  ],
};

const known = (load: LoadKnownPeople) => (Story: () => React.ReactNode) => (
  <KnownPeopleProvider load={load}>
    <Story />
  </KnownPeopleProvider>
);

const meta = {
  title: "Order/KnownPeopleOffer",
  component: KnownPeopleOffer,
  decorators: [known(async () => everybody)],
  args: { who: "anyone", fields: {}, onChoose: () => {} },
} satisfies Meta<typeof KnownPeopleOffer>;
export default meta;

type Story = StoryObj<typeof meta>;

const press: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button"));
};

export const Buyer: Story = { args: { who: "self" } };

export const People: Story = { play: press };

export const NobodySaved: Story = {
  decorators: [known(async () => ({ others: [] }))],
  play: press,
};

export const OutOfReach: Story = {
  decorators: [known(() => Promise.reject(new Error("away")))],
  play: press,
};
