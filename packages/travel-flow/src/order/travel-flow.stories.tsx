import type { Meta, StoryObj } from "@storybook/react-vite";
import { TODAY } from "../testing/builders.ts";
import { travelAnswers } from "../testing/travel-answers.ts";
import { withClient } from "../testing/with-client.tsx";
import { TravelFlow } from "./travel-flow.tsx";

const meta = {
  title: "Travel/TravelFlow",
  component: TravelFlow,
  parameters: { layout: "fullscreen" },
  decorators: [withClient(travelAnswers())],
  args: { today: TODAY, paymentOrigins: [], onResult: () => {} },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof TravelFlow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const FiveSteps: Story = { args: { layout: "steps" } };
