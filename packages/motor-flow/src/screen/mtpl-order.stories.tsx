import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { LINKS } from "../testing/links.ts";
import { aLiabilityOrder, TODAY } from "../testing/motor-order-builders.ts";
import {
  clearOrders,
  MAKES_LOADING,
  MAKES_LOST,
  move,
  storedStory,
  withMotorClient,
} from "../testing/order-stories.ts";
import { MtplOrder } from "./mtpl-order.tsx";

const answers = { carMark: "Toyota", carIssueYear: "2019", residentType: "resident" } as const;
const fromQuickQuote = { initialAnswers: answers };

const meta = {
  title: "Motor/MtplOrder",
  component: MtplOrder,
  parameters: {
    layout: "fullscreen",
    priceArgs: { ready: fromQuickQuote, recalculating: fromQuickQuote, failed: fromQuickQuote },
  },
  decorators: [withMotorClient()],
  args: { links: LINKS, today: TODAY, paymentOrigins: [], onResult: () => {} },
  beforeEach: clearOrders,
} satisfies Meta<typeof MtplOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "narrow" } } };

export const FromQuickQuote: Story = { args: fromQuickQuote };

export const LoadingMakes: Story = { decorators: [withMotorClient(MAKES_LOADING)], play: move };

export const DirectoryIsMissing: Story = { decorators: [withMotorClient(MAKES_LOST)], play: move };

export const Resident: Story = storedStory("MTPL", "vehicle", aLiabilityOrder({ agree: false }));

export const NonResident: Story = storedStory(
  "MTPL",
  "vehicle",
  aLiabilityOrder({ agree: false, residentType: "nonresident", holderDocType: "2", inn: "" }),
);

export const TypedCar: Story = storedStory(
  "MTPL",
  "vehicle",
  aLiabilityOrder({
    isTyped: true,
    carMark: "",
    carModel: "",
    markaTxt: "Zeekr",
    modelTxt: "7X",
    carIssueYear: "2025",
  }),
);

const older = aLiabilityOrder({ carMark: "Opel", carModel: "Corolla" });

export const EarlierOrderOrNewCar: Story = {
  ...storedStory("MTPL", "vehicle", older),
  args: fromQuickQuote,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole("dialog")).toBeVisible());
  },
};

export const InAnAppWithNothingElse: Story = {
  args: { links: { offices: "#offices", order: () => undefined } },
};
