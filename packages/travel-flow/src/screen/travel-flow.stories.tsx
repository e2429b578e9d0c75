import type { Meta, StoryObj } from "@storybook/react-vite";
import { NetworkError } from "@sughurta/api-client";
import { withClient } from "@sughurta/screen-testing/stories";
import { expect, waitFor } from "storybook/test";
import type { OrderPart } from "../model/order-definition.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import {
  ageGroup,
  anInsuredPerson,
  aTravelOrder,
  aTravelQuote,
  aTravelTrip,
  TODAY,
} from "../testing/builders.ts";
import { identityResponse, keepOrder } from "../testing/keep-order.ts";
import { travelResponses } from "../testing/travel-responses.ts";
import { TravelFlow } from "./travel-flow.tsx";

const meta = {
  title: "Travel/TravelFlow",
  component: TravelFlow,
  parameters: {
    layout: "fullscreen",
    priceArgs: {
      ready: { initialTrip: aTravelTrip() },
      recalculating: { initialTrip: aTravelTrip() },
      failed: { initialTrip: aTravelTrip() },
    },
  },
  decorators: [
    withClient(travelResponses(), {
      recalculating: { calculateTravel: () => new Promise(() => {}) },
      failed: { calculateTravel: () => Promise.reject(new NetworkError("lost")) },
    }),
  ],
  args: { today: TODAY, paymentOrigins: [], onResult: () => {} },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof TravelFlow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An order of an earlier visit, at the step of a part. */
function kept(part: OrderPart, order: TravelOrderValues): Story {
  return {
    beforeEach: () => {
      localStorage.clear();
      keepOrder(order, part);
    },
    decorators: [
      withClient(
        travelResponses({
          ...identityResponse(order),
        }),
      ),
    ],
  };
}

const family = aTravelOrder({
  agree: false,
  covid19Option: 1,
  thingsSumAssured: 750,
  flatSumAssured: 10_000,
  sequence: [10],
  assuredFlatAddress: "Хуҷанд, кӯчаи Камоли Хуҷандӣ 5",
  las: [
    anInsuredPerson({ sequence: [1] }),
    anInsuredPerson({
      uid: "2",
      laFullname: "SAIDOV FARRUKH",
      laLastname: "SAIDOV",
      laFirstname: "FARRUKH",
      laBirthday: "2019-08-20",
      gender: "m",
      docNumber: "402345678",
      dateTo: "2026-03-15",
    }),
  ],
});

const strangers = aTravelOrder({
  holderUid: "",
  holderFullName: "Саидова Мадина",
  las: [
    anInsuredPerson({
      laFullname: "",
      laLastname: "",
      laFirstname: "",
      laBirthday: "",
      laAgeGuess: "2021-03-02",
      docNumber: "",
    }),
  ],
});

const guessed = aTravelOrder({
  las: [
    anInsuredPerson(),
    anInsuredPerson({
      uid: "2",
      laBirthday: "",
      laAgeGuess: "1954-03-02",
      laAgeGroup: "from70to74",
    }),
  ],
});

const GO_ON = /^(Продолжить|Идома додан|Continue)$/;
const BUY = /Купить за|Харидан ба|Buy for/;

export const Empty: Story = {};

export const FromQuickQuote: Story = { args: { initialTrip: aTravelTrip() } };

export const SchengenNeedsMore: Story = kept(
  "trip",
  aTravelOrder({ country: ["DE"], currency: "USD" }),
);

/** The tariff has other age groups than at the earlier visit. */
export const AgeGroupsChanged: Story = {
  ...kept("trip", guessed),
  args: { ageGroups: ["under1", "from1to17", "from18to64", "from65to80"].map(ageGroup) },
};

export const ManyTrips: Story = {
  args: { initialTrip: aTravelTrip({ howOften: "1", country: ["WET"], spaType: "1" }) },
};

export const Mistakes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: GO_ON }));
    const countries = canvas.getByRole("combobox", { name: /Страны|Кишварҳо|Countries|кишвар/i });
    await waitFor(() => expect(countries).toHaveFocus());
  },
};

export const Options: Story = kept("options", family);

export const People: Story = kept("insured", family);

export const NamesToSpell: Story = kept("insured", strangers);

export const Review: Story = kept("review", family);

export const FiveSteps: Story = { ...kept("insured", family), args: { layout: "steps" } };

export const WithPromoCode: Story = {
  args: { initialTrip: aTravelTrip(), initialCoupon: "NAVRUZ10" },
};

export const WrongPromoCode: Story = {
  args: { initialTrip: aTravelTrip(), initialCoupon: "NOPE" },
};

export const RefusedByRules: Story = {
  args: { initialTrip: aTravelTrip() },
  decorators: [
    withClient(
      travelResponses({
        calculateTravel: () => ({
          status: 200,
          data: aTravelQuote({
            sumPrem: 0,
            parts: [],
            errorMsg: ["Страхуем путешественников до 80 лет включительно"],
          }),
        }),
      }),
    ),
  ],
};

export const Unreachable: Story = {
  args: { initialTrip: aTravelTrip() },
  decorators: [
    withClient(
      travelResponses({
        calculateTravel: () => {
          throw new NetworkError("lost");
        },
      }),
    ),
  ],
};

export const Counting: Story = {
  args: { initialTrip: aTravelTrip() },
  decorators: [withClient(travelResponses({ calculateTravel: () => new Promise(() => {}) }))],
};

export const ChoosingHowToPay: Story = {
  ...kept("review", family),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: /Соглашаюсь|розӣ ҳастам|I agree/ }),
    );
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: BUY })).not.toHaveAttribute("aria-disabled"),
    );
    await userEvent.click(canvas.getByRole("button", { name: BUY }));
    await canvas.findByRole("dialog");
  },
};

export const ChangeAndComeBack: Story = {
  ...kept("review", family),
  play: async ({ canvas, userEvent }) => {
    const find = (role: "button" | "heading", name: RegExp) => canvas.findByRole(role, { name });
    await userEvent.click(
      await find("button", /^(Изменить: Поездка|Тағйир додан: Сафар|Change: Trip)$/),
    );
    await userEvent.click(
      await find("button", /^(Готово, вернуться|Тайёр, бозгашт|Done, go back)$/),
    );
    await find("heading", /^(Проверка и оплата|Санҷиш ва пардохт|Check and pay)$/);
  },
};

export const OnPhone: Story = {
  ...kept("options", family),
  globals: { viewport: { value: "narrow" } },
};
