import type { Meta, StoryObj } from "@storybook/react-vite";
import { TravelStepList } from "./travel-step-list.tsx";

const meta: Meta<typeof TravelStepList> = {
  title: "Travel/TravelStepList",
  component: TravelStepList,
};

export default meta;

type Story = StoryObj<typeof TravelStepList>;

export const FirstStep: Story = { args: { current: "trip" } };

export const LastStep: Story = { args: { current: "review" } };
