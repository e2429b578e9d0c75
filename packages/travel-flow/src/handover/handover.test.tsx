import { NetworkError } from "@sughurta/api-client";
import type { TestAnswers } from "@sughurta/api-client/testing";
import { takeOverDraft } from "@sughurta/contracts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anInsuredPerson, aTravelOrder } from "../testing/builders.ts";
import { keepOrder, wholeDraftText } from "../testing/keep-order.ts";
import { field, freshBrowserEachTest, openOrder } from "../testing/order-screen.tsx";

const TOKEN = "Zm9yIHRoZSBvdGhlciBkZXZpY2U";
const MINUTE_MS = 60_000;
const PAGE = window.location.href;
const LINK_PAGE = `${PAGE}order`;

freshBrowserEachTest();
beforeEach(() => {
  window.history.replaceState({}, "", PAGE);
});
afterEach(async () => {
  // A dialog that is left takes its entry out of the history, which takes a moment.
  cleanup();
  await waitFor(() => expect(window.history.state).not.toHaveProperty("sgDialog"));
});

/** What the service keeps of an order that stands at the step of the people. */
const fromElsewhere = () => {
  const order = aTravelOrder({
    country: ["FR"],
    agree: false,
    las: [anInsuredPerson({ docNumber: "407777777" })],
  });
  return wholeDraftText(order, "insured", "NAVRUZ10");
};

const taken: TestAnswers = {
  takeOverDraft: () => ({
    status: 200,
    data: { kind: "travel-order", expiresAt: "2026-03-03T08:00:00Z" },
  }),
  readDraft: () => ({ status: 200, data: { content: fromElsewhere() } }),
};

const over: TestAnswers = {
  takeOverDraft: () => ({ status: 404, data: takeOverDraft.examples.answers[404] }),
};

function arriveByLink() {
  window.history.replaceState({ idx: 3 }, "", `${LINK_PAGE}?lang=ru#handover=${TOKEN}`);
}

describe("an order for another device", () => {
  const link: TestAnswers = {
    handOverDraft: () => ({
      status: 201,
      data: { token: TOKEN, expiresAt: "2026-03-02T08:15:00Z" },
    }),
  };

  async function openDialog(user: UserEvent) {
    await user.click(await screen.findByRole("button", { name: "Закончить на другом устройстве" }));
    return screen.findByRole("dialog", { name: "Закончить на другом устройстве" });
  }

  it("is kept whole and shown as a code and a link with the token behind the #", async () => {
    const content: string[] = [];
    const answers: TestAnswers = {
      ...keepOrder(aTravelOrder({ agree: false }), "insured", "NAVRUZ10"),
      ...link,
      saveDraft: ({ body }) => {
        content.push(body.content);
        return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
      },
    };
    const { user, sent } = await openOrder(answers, {
      handoverHref: "https://site.tj/order?lang=tg",
    });
    await screen.findByText(/Мы восстановили/);
    const dialog = await openDialog(user);
    expect(await within(dialog).findByRole("img", { name: /QR-код/ })).toBeVisible();
    const address = within(dialog).getByRole("textbox", { name: "Ссылка на заказ" });
    expect(address).toHaveValue(`https://site.tj/order?lang=tg#handover=${TOKEN}`);
    expect(within(dialog).getByText(/ещё 15 минут/)).toBeVisible();
    expect(sent("handOverDraft")[0]?.params).toEqual({ kind: "travel-order" });
    const kept = JSON.parse(content.at(-1) ?? "");
    expect(kept.holder.holderFullName).toBe("SAIDOVA MADINA");
    expect(kept.choices).toMatchObject({ part: "holder", coupon: "NAVRUZ10" });
    expect(kept.choices.choices.country).toEqual(["TR", "DE"]);
  });

  it("opens on the page it is on where no other is named", async () => {
    const { user } = await openOrder(link);
    const dialog = await openDialog(user);
    expect(await within(dialog).findByRole("textbox", { name: "Ссылка на заказ" })).toHaveValue(
      `${PAGE}#handover=${TOKEN}`,
    );
  });

  it("tells the service of later choices too, once there is a link", async () => {
    const { user, sent } = await openOrder(link);
    await openDialog(user);
    await screen.findByRole("textbox", { name: "Ссылка на заказ" });
    await user.click(screen.getByRole("button", { name: "Закрыть" }));
    await user.click(screen.getByRole("radio", { name: /Спортивный/ }));
    await waitFor(() =>
      expect(JSON.stringify(sent("saveDraft").at(-1)?.body)).toContain('spaType\\":\\"1'),
    );
  });

  it("copies the link and says so", async () => {
    const { user } = await openOrder(link);
    const dialog = await openDialog(user);
    await user.click(await within(dialog).findByRole("button", { name: "Скопировать" }));
    expect(await within(dialog).findByText("Ссылка скопирована")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${PAGE}#handover=${TOKEN}`);
  });

  it("selects the link where scripts may not copy", async () => {
    const { user } = await openOrder(link);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
    const dialog = await openDialog(user);
    await user.click(await within(dialog).findByRole("button", { name: "Скопировать" }));
    expect(await within(dialog).findByText(/Ссылка выделена/)).toBeVisible();
    const address = within(dialog).getByRole<HTMLInputElement>("textbox");
    expect(address.selectionEnd).toBe(`${PAGE}#handover=${TOKEN}`.length);
  });

  it("counts the minutes down and makes a new link when they are up", async () => {
    const { user, sent } = await openOrder(link);
    await user.click(await screen.findByRole("button", { name: "Закончить на другом устройстве" }));
    await screen.findByText(/ещё 15 минут/);
    const start = Date.now();
    const now = vi.spyOn(Date, "now");
    now.mockReturnValue(start + 12.5 * MINUTE_MS);
    expect(await screen.findByText(/ещё 3 минуты/, {}, { timeout: 3_000 })).toBeVisible();
    now.mockReturnValue(start + 16 * MINUTE_MS);
    expect(await screen.findByRole("alert", {}, { timeout: 3_000 })).toHaveTextContent(
      "Срок ссылки истёк",
    );
    expect(screen.queryByRole("textbox", { name: "Ссылка на заказ" })).not.toBeInTheDocument();
    now.mockRestore();
    await user.click(screen.getByRole("button", { name: "Сделать новую ссылку" }));
    expect(await screen.findByText(/ещё 15 минут/)).toBeVisible();
    expect(sent("handOverDraft")).toHaveLength(2);
  });

  it("says what to do when no link could be made", async () => {
    let lost = true;
    const { user } = await openOrder({
      ...link,
      saveDraft: () => {
        if (lost) throw new NetworkError("lost");
        return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
      },
    });
    const dialog = await openDialog(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("Проверьте интернет");
    lost = false;
    await user.click(within(dialog).getByRole("button", { name: "Сделать новую ссылку" }));
    expect(await within(dialog).findByRole("textbox")).toBeVisible();
  });
});

describe("an order from another device", () => {
  it("is there at its step with everything typed, and its token is gone from the address", async () => {
    arriveByLink();
    const { sent } = await openOrder(taken);
    expect(window.location.href).toBe(`${LINK_PAGE}?lang=ru`);
    expect(window.history.state).toEqual({ idx: 3 });
    expect(await screen.findByText(/Мы восстановили/)).toBeVisible();
    const title = "Страхователь и застрахованные";
    expect(await screen.findByRole("heading", { level: 2, name: title })).toBeVisible();
    expect(field("las[0].docNumber")).toHaveValue("407777777");
    expect(field("holderFullName")).toHaveValue("SAIDOVA MADINA");
    const panel = screen.getByRole("complementary", { name: "Ваш полис" });
    expect(await within(panel).findByText("Франция")).toBeVisible();
    expect(await within(panel).findByText(/NAVRUZ10 применён/)).toBeVisible();
    expect(sent("takeOverDraft").map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    await waitFor(() => expect(localStorage.getItem("sughurta.travel.choices")).toContain("FR"));
  });

  it("comes also where the order is on the screen already", async () => {
    await openOrder(taken);
    arriveByLink();
    act(() => void window.dispatchEvent(new Event("hashchange")));
    expect(await screen.findByText(/Мы восстановили/)).toBeVisible();
    expect(window.location.hash).toBe("");
  });

  it("takes the place of the one that is here only when asked", async () => {
    keepOrder(aTravelOrder({ country: ["TR"], agree: false }), "trip");
    arriveByLink();
    const { user, sent } = await openOrder(taken);
    const dialog = await screen.findByRole("dialog", { name: "Какой заказ продолжить?" });
    expect(await within(dialog).findByText(/Турция · 10\.03\.2026/)).toBeVisible();
    expect(sent("takeOverDraft")).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Открыть заказ по ссылке" }));
    await waitFor(() => expect(field("las[0].docNumber")).toHaveValue("407777777"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("does not take what was filled in a moment ago for nothing", async () => {
    const { user, sent } = await openOrder(taken);
    await user.click(screen.getByRole("radio", { name: /Спортивный/ }));
    arriveByLink();
    act(() => void window.dispatchEvent(new Event("hashchange")));
    expect(await screen.findByRole("dialog", { name: "Какой заказ продолжить?" })).toBeVisible();
    expect(sent("takeOverDraft")).toEqual([]);
  });

  it("leaves the one that is here, and the link unused, when that is wanted", async () => {
    keepOrder(aTravelOrder({ country: ["TR"], agree: false }), "trip");
    arriveByLink();
    const { user, sent } = await openOrder(taken);
    await user.click(
      await screen.findByRole("button", { name: "Оставить заказ этого устройства" }),
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /Турция/ })).toBeVisible();
    expect(sent("takeOverDraft")).toEqual([]);
    arriveByLink();
    act(() => void window.dispatchEvent(new Event("hashchange")));
    expect(await screen.findByRole("button", { name: "Открыть заказ по ссылке" })).toBeVisible();
  });

  it("does not come by an old link, which leaves everything here as it was", async () => {
    const kept = keepOrder(aTravelOrder({ country: ["TR"], agree: false }), "trip");
    arriveByLink();
    const { user, sent } = await openOrder({ ...kept, ...over });
    await user.click(await screen.findByRole("button", { name: "Открыть заказ по ссылке" }));
    const alert = await screen.findByRole("alert");
    for (const words of ["Эта ссылка больше не действует", "15 минут", "сделайте там новую"]) {
      expect(alert).toHaveTextContent(words);
    }
    expect(screen.getByRole("button", { name: /Турция/ })).toBeVisible();
    expect(sent("discardDraft")).toEqual([]);
  });

  it("does not come where the service has an order of another version", async () => {
    arriveByLink();
    await openOrder({ ...taken, readDraft: () => ({ status: 200, data: { content: "{}" } }) });
    expect(await screen.findByRole("alert")).toHaveTextContent("больше не действует");
  });

  it("is asked for again, with the same key, after the connection was lost", async () => {
    let lost = true;
    arriveByLink();
    const { user, sent } = await openOrder({
      ...taken,
      readDraft: () => {
        if (lost) throw new NetworkError("lost");
        return { status: 200, data: { content: fromElsewhere() } };
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Проверьте интернет");
    lost = false;
    await user.click(screen.getByRole("button", { name: "Попробовать ещё раз" }));
    expect(await screen.findByText(/Мы восстановили/)).toBeVisible();
    const keys = sent("takeOverDraft").map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("is not mixed with what the service says of the old order afterwards", async () => {
    keepOrder(aTravelOrder({ country: ["TR"], agree: false }), "insured");
    let answerOld: (answer: Awaited<ReturnType<typeof old>>) => void = () => undefined;
    const old = () =>
      new Promise<{ status: 200; data: { content: string } }>((resolve) => {
        answerOld = resolve;
      });
    let asked = 0;
    arriveByLink();
    const { user } = await openOrder({
      ...taken,
      readDraft: () => {
        asked += 1;
        return asked === 1 ? old() : { status: 200, data: { content: fromElsewhere() } };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Открыть заказ по ссылке" }));
    await waitFor(() => expect(field("las[0].docNumber")).toHaveValue("407777777"));
    const stranger = aTravelOrder({ inn: "999999999" });
    const content = wholeDraftText(stranger, "trip");
    await act(async () => answerOld({ status: 200, data: { content } }));
    expect(field("inn")).toHaveValue("");
  });
});
