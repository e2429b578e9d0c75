import type { TestResponses } from "@sughurta/api-client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { newTravelOrder, type TravelOrderValues, type TravelTrip } from "../model/order-values.ts";
import { orderFromTrip } from "../model/travel-trip.ts";
import { anInsuredPerson, aTravelOrder, aTravelTrip, TODAY } from "../testing/builders.ts";
import { identityResponse, keepOrder } from "../testing/keep-order.ts";
import {
  field,
  freshBrowserEachTest,
  openOrder,
  panel,
  price,
  resumeOrder,
  step,
} from "../testing/order-screen.tsx";
import { travelChoices, travelDraft } from "./travel-draft.ts";

const { servicePart, merge } = travelDraft;

const choicesText = (order: TravelOrderValues) => JSON.stringify(travelChoices.of(order));
const identityText = (order: TravelOrderValues) => JSON.stringify(servicePart.of(order));

function opened(text: string): TravelOrderValues {
  const choices = travelChoices.read(JSON.parse(text));
  if (!choices) throw new Error("The draft cannot be read");
  return travelChoices.open(choices, TODAY);
}

function withIdentityFrom(order: TravelOrderValues, values: TravelOrderValues): TravelOrderValues {
  const identity = servicePart.read(JSON.parse(identityText(order)));
  if (!identity) throw new Error("The draft cannot be read");
  return merge(values, identity, TODAY);
}

const brought = (order: TravelOrderValues) => withIdentityFrom(order, opened(choicesText(order)));

describe("a draft", () => {
  it("restores a whole order except the agreement", () => {
    const order = aTravelOrder({
      thingsSumAssured: 750,
      addOnSums: { ...aTravelOrder().addOnSums, thingsSumAssured: 750 },
      flatSumAssured: 5_000,
      assuredFlatAddress: "Хуҷанд",
      holderAddressEqual: false,
      holderLastname: "SAID",
      las: [
        anInsuredPerson({ sequence: [1] }),
        anInsuredPerson({ uid: "2", laBirthday: "", laAgeGuess: "2021-03-02" }),
      ],
    });
    expect(brought(order)).toEqual({ ...order, agree: false });
  });

  it("stores no personal data in the browser", () => {
    expect(choicesText(aTravelOrder())).not.toMatch(
      /SAIDOVA|MADINA|401234567|921234567|1990-05-14|MIA/,
    );
  });

  it("stores the age group of a person in the browser, for a price without the service", () => {
    const guessed = anInsuredPerson({ laBirthday: "", laAgeGuess: "2021-03-02" });
    expect(choicesText(aTravelOrder({ las: [guessed] }))).toContain("2021-03-02");
  });

  it("of an earlier version has the age groups of the specification", () => {
    const guessed = anInsuredPerson({ laBirthday: "", laAgeGuess: "2021-03-02" });
    const { people, ...kept } = travelChoices.of(aTravelOrder({ las: [guessed] }));
    const earlier = people.map(({ group, ...person }) => person);
    const las = opened(JSON.stringify({ ...kept, people: earlier })).las;
    expect(las).toMatchObject([{ laAgeGuess: "2021-03-02", laAgeGroup: "from4to69" }]);
    expect(opened(JSON.stringify({ ...kept, people })).las).toMatchObject([{ laAgeGroup: "" }]);
  });

  it.each([
    ["nothing", {}],
    ["no people", { ...travelChoices.of(aTravelOrder()), people: {} }],
    ["people without options", { ...travelChoices.of(aTravelOrder()), people: [{}] }],
  ])("is not created from %s", (_, kept) => {
    expect(travelChoices.read(kept)).toBeUndefined();
  });

  it.each([{}, [], { holder: {} }])("has no personal data in %o", (kept) => {
    expect(servicePart.read(kept)).toBeUndefined();
  });

  it("retains dates in the past, their length and the frequency, and marks them", () => {
    const past = { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11 };
    expect(brought(aTravelOrder(past))).toMatchObject({ ...past, datesPassed: true });
    const year = { howOften: "1", beginDate: "2026-02-20", endDate: "2027-02-19" } as const;
    expect(brought(aTravelOrder({ ...year, dayCount: 90 }))).toMatchObject({
      ...year,
      datesPassed: true,
    });
    expect(brought(aTravelOrder()).datesPassed).toBe(false);
  });

  it("starts empty for a draft of another kind", () => {
    const text = JSON.stringify({
      ...travelChoices.of(aTravelOrder()),
      choices: { country: "TR", currency: null, mainSumAssured: "50000", beginDate: 7 },
    });
    expect(opened(text)).toMatchObject({
      country: [],
      currency: "USD",
      mainSumAssured: "50000",
      beginDate: TODAY,
    });
  });

  it("drops sums that are no longer offered", () => {
    expect(brought(aTravelOrder({ thingsSumAssured: 999 })).thingsSumAssured).toBe(0);
  });

  it("retains fields typed before the response", () => {
    const typed = aTravelOrder({
      holderFullName: "JURAEV GHAFUR",
      las: [anInsuredPerson({ docNumber: "999" })],
    });
    const merged = withIdentityFrom(aTravelOrder(), typed);
    expect(merged.holderFullName).toBe("JURAEV GHAFUR");
    expect(merged.las[0]?.docNumber).toBe("999");
  });

  it("requires complete data from the service only where a person was described", () => {
    const isWhole = (order: Partial<TravelOrderValues>) => {
      const values = { ...newTravelOrder(TODAY), ...order };
      return identityText(opened(choicesText(values))) === identityText(values);
    };
    expect(isWhole({ country: ["TR"], thingsSumAssured: 750 })).toBe(true);
    expect(isWhole({ holderPhone: "921234567" })).toBe(false);
    expect(isWhole({ las: [anInsuredPerson({ laFullname: "", docNumber: "" })] })).toBe(false);
  });
});

freshBrowserEachTest();

/** Number of people of an age group in the trip. */
const counted = (group: string) => screen.getByRole("status", { name: group });

describe("a half-filled order", () => {
  it("is restored at the same step, with personal data from the service only", async () => {
    const { sent } = await resumeOrder("insured", { holderUid: "", country: ["FR"] }, {});
    expect(await step("Люди в полисе")).toBeVisible();
    expect(field("holderFullName")).toHaveValue("SAIDOVA MADINA");
    expect(field("las[0].docNumber")).toHaveValue("401234567");
    expect(within(panel()).getByText("Франция")).toBeVisible();
    expect(sent("readDraft")[0]?.params).toEqual({ kind: "travel-order" });
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(kept).not.toMatch(/SAIDOVA|401234567|1990-05-14|921234567/);
  });

  it("can be discarded", async () => {
    const { user, sent } = await resumeOrder("insured");
    await user.click(screen.getByRole("button", { name: "Начать заново" }));
    expect(await step("Поездка")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Турция/ })).not.toBeInTheDocument();
    expect(sent("discardDraft")).toHaveLength(1);
    expect(localStorage.getItem("sughurta.travel.choices")).toBeNull();
  });

  it("is saved immediately with a trip of the quick quote", async () => {
    let content = "";
    const saveDraft: TestResponses["saveDraft"] = ({ body }) => {
      content = body.content;
      return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
    };
    const first = await openOrder({ saveDraft }, { initialTrip: aTravelTrip() });
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(content).not.toBe(""));
    first.view.unmount();
    await openOrder({ readDraft: () => ({ status: 200, data: { content } }) });
    expect(await within(panel()).findByText("Турция")).toBeVisible();
    await waitFor(() => expect(counted("4–69 лет")).toHaveTextContent("1"));
  });

  it("is restored with the return step of a change and the finished steps", async () => {
    const { user, view } = await resumeOrder("review");
    await user.click(screen.getByRole("button", { name: "Изменить: Поездка" }));
    expect(await step("Поездка")).toBeVisible();
    view.unmount();
    await openOrder(identityResponse(aTravelOrder()));
    expect(await screen.findByRole("button", { name: "Готово, вернуться" })).toBeVisible();
    expect(screen.getByRole("button", { name: /Опции, заполнено/ })).toBeVisible();
  });

  it("lists what is missing when the service no longer has the people, and asks for them", async () => {
    keepOrder(aTravelOrder(), "review");
    const { user } = await openOrder();
    expect(await screen.findByText(/Имена и документы не сохранились/)).toBeVisible();
    expect(await step("Люди в полисе")).toBeVisible();
    expect(within(panel()).getByText("Турция, Германия")).toBeVisible();
    expect(field("las[0].laBirthday")).toHaveValue("");
    await user.click(screen.getByRole("button", { name: /Поездка, заполнено/ }));
    await user.click(await screen.findByRole("button", { name: /^Вернуться: / }));
    expect(await screen.findByRole("status", { name: "4–69 лет" })).toHaveTextContent("1");
  });

  it("does not mention people who were never described", async () => {
    keepOrder({ ...newTravelOrder(TODAY), country: ["TR"] }, "options");
    await openOrder();
    expect(await screen.findByText("Мы восстановили то, что вы уже заполнили.")).toBeVisible();
    expect(await step("Опции")).toBeVisible();
  });

  it("is not created by a visit alone, whatever the device has stored", async () => {
    localStorage.setItem("sughurta.travel.howOften", "1");
    const { user } = await openOrder();
    await waitFor(() =>
      expect(screen.getByRole("radio", { name: /Поездки весь год/ })).toBeChecked(),
    );
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem("sughurta.travel.choices")).toBeNull();
    await user.click(screen.getByRole("radio", { name: /Спортивный/ }));
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem("sughurta.travel.choices")).toContain('"spaType":"1"');
  });

  it("is deleted once its order was paid, wherever that was", async () => {
    keepOrder(aTravelOrder(), "review");
    const { sent } = await openOrder({
      readDraft: () => ({ status: 404, data: { message: "", code: "draftPaid" } }),
    });
    expect(await screen.findByText(/уже оплачен/)).toBeVisible();
    expect(await step("Поездка")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Купить/ })).not.toBeInTheDocument();
    expect(within(panel()).queryByText(/Турция/)).not.toBeInTheDocument();
    await waitFor(() => expect(sent("discardDraft")).toHaveLength(1));
    expect(localStorage.getItem("sughurta.travel.choices")).toBeNull();
  });
});

describe("a half-filled order whose dates have passed", () => {
  const past = { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11 };

  it("opens at the trip with a notice, and retains length and choices for a new begin", async () => {
    const kept = keepOrder(aTravelOrder({ ...past, thingsSumAssured: 750 }), "review");
    const { user, sent } = await openOrder(kept);
    expect(await screen.findByText("Даты поездки прошли")).toBeVisible();
    expect(await step("Поездка")).toBeVisible();
    expect(screen.getByText(/Вы выбирали 20.02.2026 – 02.03.2026, 11 дней/)).toBeVisible();
    expect(field("beginDate")).toHaveValue("20.02.2026");
    expect(field("beginDate")).toBeInvalid();
    expect(sent("calculateTravel")).toEqual([]);
    await waitFor(() => expect(counted("4–69 лет")).toHaveTextContent("1"));
    const begin = screen.getByLabelText("Начало поездки");
    await user.clear(begin);
    await user.type(begin, "25.03.2026");
    expect(field("endDate")).toHaveValue("04.04.2026");
    expect(screen.queryByText("Даты поездки прошли")).not.toBeInTheDocument();
    await waitFor(() => expect(price()).toHaveTextContent("TJS"));
    await user.click(await screen.findByRole("button", { name: "Готово, вернуться" }));
    expect(await step("Проверка и оплата")).toBeVisible();
  });

  it("begins today with one press", async () => {
    const { user } = await openOrder(keepOrder(aTravelOrder(past), "trip"));
    await user.click(await screen.findByRole("button", { name: /Поставить 02.03.2026/ }));
    expect(field("beginDate")).toHaveValue("02.03.2026");
    expect(field("endDate")).toHaveValue("12.03.2026");
  });

  it("retains multiple trips within a year", async () => {
    const year = { howOften: "1", ...past, endDate: "2027-02-19", dayCount: 90 } as const;
    await openOrder(keepOrder(aTravelOrder(year), "options"));
    expect(await screen.findByText("Даты поездки прошли")).toBeVisible();
    expect(screen.getByRole("radio", { name: /Поездки весь год/ })).toBeChecked();
    expect(field("endDate")).toHaveValue("19.02.2027");
  });
});

describe("a quick quote added to a half-filled order", () => {
  const fromTrip = (trip = aTravelTrip()) => orderFromTrip(trip, TODAY);

  it.each([
    ["birth date", { holderBirthday: "1950-03-02" }, "75–80 лет"],
    ["country", { country: ["GE"] }, "Грузия"],
    ["gender", { holderGender: "m" }, "Турция"],
  ] as const)(
    "replaces trip and traveller of one without further content: %s",
    async (_, change, shown) => {
      const kept = keepOrder(fromTrip(), "options");
      const trip = aTravelTrip(change as Partial<TravelTrip>);
      const { sent } = await openOrder(kept, { initialTrip: trip });
      await waitFor(() => expect(sent("readDraft")).toHaveLength(1));
      expect(await step("Поездка")).toBeVisible();
      expect(await screen.findAllByText(shown)).not.toHaveLength(0);
      await waitFor(() =>
        expect(sent("calculateTravel").at(-1)?.body).toMatchObject({
          las: [{ laBirthday: trip.holderBirthday }],
        }),
      );
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.queryByText(/Мы восстановили/)).not.toBeInTheDocument();
    },
  );

  it("continues at the place of an equal one", async () => {
    const named = { ...fromTrip(), holderFullName: "SAIDOVA MADINA", thingsSumAssured: 750 };
    await openOrder(keepOrder(named, "options"), { initialTrip: aTravelTrip() });
    expect(await step("Опции")).toBeVisible();
    expect(screen.getByText(/Мы восстановили/)).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  async function carried() {
    const trip = aTravelTrip({ country: ["AE"], holderBirthday: "1980-01-01" });
    const opened = await openOrder(keepOrder(aTravelOrder(), "review"), { initialTrip: trip });
    return { ...opened, dialog: await screen.findByRole("dialog", { name: /прежний заказ/ }) };
  }

  it("asks when there is more content, showing trip and initials only", async () => {
    const { dialog, sent } = await carried();
    expect(within(dialog).getByText(/Турция, Германия · 10.03.2026/)).toBeVisible();
    expect(within(dialog).getByText("1 человек: M. S.")).toBeVisible();
    expect(dialog.textContent).not.toMatch(/SAIDOVA|MADINA|401234567|1990/);
    window.dispatchEvent(new Event("pagehide"));
    expect(sent("saveDraft")).toEqual([]);
  });

  it("continues with names and documents and the new trip", async () => {
    const { user, dialog, sent } = await carried();
    await user.click(within(dialog).getByRole("button", { name: /Продолжить/ }));
    expect(await step("Поездка")).toBeVisible();
    expect(counted("4–69 лет")).toHaveTextContent("1");
    await waitFor(() =>
      expect(sent("calculateTravel").at(-1)?.body).toMatchObject({
        country: "AE",
        las: [{ laBirthday: "1980-01-01" }],
      }),
    );
    await user.click(await screen.findByRole("button", { name: /Люди в полисе.*заполнено/ }));
    expect(await step("Люди в полисе")).toBeVisible();
    expect(field("holderFullName")).toHaveValue("SAIDOVA MADINA");
    expect(field("holderBirthday")).toHaveValue("01.01.1980");
    expect(field("las[0].docNumber")).toHaveValue("401234567");
  });

  it("starts empty without them", async () => {
    const { user, dialog, sent } = await carried();
    await user.click(within(dialog).getByRole("button", { name: "Начать заново" }));
    await waitFor(() => expect(sent("discardDraft")).toHaveLength(1));
    await waitFor(() => {
      window.dispatchEvent(new Event("pagehide"));
      expect(sent("saveDraft")).toHaveLength(1);
    });
    const kept = JSON.stringify(sent("saveDraft")[0]?.body);
    expect(kept).toContain("1980-01-01");
    expect(kept).not.toMatch(/SAIDOVA|401234567/);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
