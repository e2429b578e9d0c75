import type { Meta, StoryObj } from "@storybook/react-vite";
import { withClient } from "@sughurta/screen-testing/stories";
import { TODAY } from "../testing/builders.ts";
import { travelAnswers } from "../testing/travel-answers.ts";
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
