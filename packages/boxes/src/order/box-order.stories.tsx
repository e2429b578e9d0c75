import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import type { TestAnswers } from "@sughurta/api-client/testing";
import { withClient } from "@sughurta/screen-testing/stories";
import { aBox, aBoxOrder } from "../testing/builders.ts";
import { BoxOrder } from "./box-order.tsx";

const nothing = { status: 204, data: undefined } as const;
const pending = new Promise<never>(() => {});

function couponAnswer(code: string) {
  if (code === "SLOW") return pending;
  if (code === "OLD2020") {
    const data = { message: "Срок этого промокода прошёл", code: "invalid" };
    return { status: 422, data } as const;
  }
  return { status: 200, data: { valueAmount: 25, sumPrem: 225 } } as const;
}

const { agree, ...draft } = aBoxOrder();

const meta = {
  title: "Boxes/BoxOrder",
  component: BoxOrder,
  parameters: {
    layout: "fullscreen",
    priceArgs: {
      ready: { initialCoupon: undefined },
      recalculating: { initialCoupon: "SLOW" },
      failed: { initialCoupon: "OLD2020" },
      none: { product: aBox({ price: 0 }) },
    },
  },
  decorators: [
    withClient({
      readDraft: () => nothing,
      saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
      checkCoupon: ({ body }) => couponAnswer(body.couponCode),
      saveBox: () => ({ status: 201, data: { id: "order-1", sumPrem: 250 } }),
    }),
  ],
  args: {
    product: aBox(),
    today: "2026-03-02",
    paymentOrigins: [],
    onResult: () => {},
  },
} satisfies Meta<typeof BoxOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithPromoCode: Story = { args: { initialCoupon: "NAVRUZ10" } };

/** An order that this browser has begun before, and what its purchase meets. */
function begun(answers: TestAnswers = {}): Pick<Story, "beforeEach" | "decorators"> {
  return {
    // The mark by which this browser knows that a draft may be there.
    beforeEach: () => {
      localStorage.setItem("sughurta.draft.box-schit-semi", "1");
      return () => {
        localStorage.clear();
        sessionStorage.clear();
      };
    },
    decorators: [
      withClient({
        readDraft: () => ({ status: 200, data: { content: JSON.stringify(draft) } }),
        saveDraft: () => ({ status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } }),
        discardDraft: () => ({ status: 200, data: { discarded: true } }),
        saveBox: () => ({ status: 201, data: { id: "order-1", sumPrem: 250 } }),
        ...answers,
      }),
    ],
  };
}

const buy: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await canvas.findByDisplayValue(draft.holderLastName);
  await userEvent.click(canvas.getByRole("checkbox"));
  await canvas.findByRole("checkbox", { checked: true });
  await userEvent.click(canvas.getByRole("button", { name: /250/ }));
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox"));
    const [lastName] = canvas.getAllByRole("textbox");
    if (lastName) await userEvent.type(lastName, "{Enter}");
    await canvas.findByRole("alert");
  },
};

export const CheckingAPromoCode: Story = { args: { initialCoupon: "SLOW" } };

export const RefusedPromoCode: Story = { args: { initialCoupon: "OLD2020" } };

export const Restored: Story = begun();

export const Saving: Story = { ...begun({ saveBox: () => new Promise(() => {}) }), play: buy };

export const Paying: Story = {
  ...begun(),
  play: async (context) => {
    await buy(context);
    await context.canvas.findByRole("dialog");
  },
};

export const PriceMoved: Story = {
  ...begun({ saveBox: () => ({ status: 409, data: { code: "priceChanged", sumPrem: 270 } }) }),
  play: buy,
};

export const RefusedByTheServer: Story = {
  ...begun({
    saveBox: () => ({
      status: 422,
      data: { message: "", code: "invalid", holderDocNumber: ["Такой номер уже застрахован"] },
    }),
  }),
  play: async (context) => {
    await buy(context);
    await context.canvas.findByText("Такой номер уже застрахован");
  },
};

export const Offline: Story = {
  ...begun({ saveBox: () => Promise.reject(new NetworkError("no network")) }),
  play: async (context) => {
    await buy(context);
    await context.canvas.findByRole("alert");
  },
};
