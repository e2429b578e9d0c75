import type { Meta, StoryObj } from "@storybook/react-vite";
import { MotorStepList } from "./motor-step-list.tsx";

const meta: Meta<typeof MotorStepList> = {
  title: "Motor/MotorStepList",
  component: MotorStepList,
};

export default meta;

type Story = StoryObj<typeof MotorStepList>;

export const IndividualCasco: Story = { args: { product: "ECI", current: "programme" } };

export const ReadyMadeCasco: Story = { args: { product: "SCI", current: "vehicle" } };
