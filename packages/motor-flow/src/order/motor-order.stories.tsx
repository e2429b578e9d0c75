import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import type { MotorProduct } from "@sughurta/domain/motor";
import { withClient } from "@sughurta/screen-testing/stories";
import { LINKS } from "../testing/links.ts";
import { keepOrder, motorAnswers } from "../testing/motor-answers.ts";
import { aCascoOrder, TODAY } from "../testing/motor-order-builders.ts";
import { MotorOrder } from "./motor-order.tsx";
import type { OrderPart } from "./order-definition.ts";
import type { MotorOrderValues } from "./order-values.ts";

const meta = {
  title: "Motor/MotorOrder",
  component: MotorOrder,
  parameters: { layout: "fullscreen" },
  decorators: [withClient(motorAnswers())],
  args: {
    choice: { product: "ECI" },
    links: LINKS,
    today: TODAY,
    paymentOrigins: [],
    onResult: () => {},
  },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof MotorOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

const whole = aCascoOrder({
  agree: false,
  calculateInstallments: true,
  greenCardUzbOption: 1,
  compensation: "2",
});

/** An order of an earlier visit, at the step of a part. */
function kept(part: OrderPart, order: MotorOrderValues, product: MotorProduct = "ECI"): Story {
  return {
    args: { choice: { product } },
    beforeEach: () => {
      localStorage.clear();
      keepOrder(product, order, part);
    },
    decorators: [withClient(motorAnswers(keepOrder(product, order, part)))],
  };
}

export const CompulsoryOnOnePage: Story = { args: { choice: { product: "MTPL" } } };

export const Vehicle: Story = {};

export const DirectoryIsMissing: Story = {
  decorators: [
    withClient(motorAnswers({ carMarks: () => Promise.reject(new NetworkError("lost")) })),
  ],
};

export const Program: Story = kept("program", whole);

export const Options: Story = kept("options", whole);

export const People: Story = kept("holder", whole);

export const AnybodyMayDrive: Story = kept("holder", { ...whole, multiDriveOption: true });

export const Review: Story = kept("review", whole);
