import { NetworkError } from "@sughurta/api-client";
import type { TestResponses } from "@sughurta/api-client/testing";
import { createDraftTransfer, receiveDraft } from "@sughurta/contracts/draft";
import { screenRenderer } from "@sughurta/screen-testing";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderDraft } from "../draft/draft-record.ts";
import { aDraft } from "../testing/example-draft.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { ContinueOnAnotherDevice, DraftFromAnotherDevice } from "./another-device.tsx";

const TOKEN = "Zm9yIHRoZSBvdGhlciBkZXZpY2U";
const MINUTE_MS = 60_000;
const PAGE = window.location.href;
const LINK_PAGE = `${PAGE}order`;

const render = screenRenderer([orderTexts]);

beforeEach(() => {
  window.history.replaceState({}, "", PAGE);
});
afterEach(async () => {
  // A closing dialog removes its history entry, which takes a moment.
  cleanup();
  await waitFor(() => expect(window.history.state).not.toHaveProperty("sgDialog"));
});

describe("an order for another device", () => {
  const link: TestResponses = {
    createDraftTransfer: () => ({ status: 201, data: createDraftTransfer.examples.responses[201] }),
  };

  async function open(draft: Partial<OrderDraft> = {}, href?: string, responses = link) {
    const opened = await render(
      <ContinueOnAnotherDevice draft={aDraft(draft)} href={href} />,
      responses,
    );
    await opened.user.click(screen.getByRole("button", { name: "Закончить на другом устройстве" }));
    const dialog = await screen.findByRole("dialog", { name: "Закончить на другом устройстве" });
    return { ...opened, dialog: within(dialog) };
  }

  it("is shown as a code and a link with the token after the #, once it is stored", async () => {
    let keep = () => {};
    const saveFull = () =>
      new Promise<void>((resolve) => {
        keep = resolve;
      });
    const { dialog, sent } = await open({ saveFull }, "https://site.tj/order?lang=tg");
    expect(await dialog.findByText("Готовим ссылку…")).toBeVisible();
    expect(sent("createDraftTransfer")).toEqual([]);
    await act(async () => keep());
    expect(await dialog.findByRole("img", { name: /QR-код/ })).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "Ссылка на заказ" })).toHaveValue(
      `https://site.tj/order?lang=tg#handover=${TOKEN}&draft=example-order`,
    );
    expect(dialog.getByText(/ещё 15 минут/)).toBeVisible();
    expect(sent("createDraftTransfer")[0]?.params).toEqual({ kind: "example-order" });
  });

  it("opens on the current page where no other is given", async () => {
    const { dialog } = await open();
    expect(await dialog.findByRole("textbox")).toHaveValue(
      `${PAGE}#handover=${TOKEN}&draft=example-order`,
    );
  });

  it("copies the link and says so", async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole("button", { name: "Скопировать" }));
    expect(await dialog.findByText("Ссылка скопирована")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${PAGE}#handover=${TOKEN}&draft=example-order`,
    );
  });

  it("selects the link where scripts may not copy", async () => {
    const { user, dialog } = await open();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
    await user.click(await dialog.findByRole("button", { name: "Скопировать" }));
    expect(await dialog.findByText(/Ссылка выделена/)).toBeVisible();
    const address = dialog.getByRole<HTMLInputElement>("textbox");
    expect(address.selectionEnd).toBe(`${PAGE}#handover=${TOKEN}&draft=example-order`.length);
  });

  it("counts the minutes down and creates a new link when they are over", async () => {
    const { user, dialog, sent } = await open();
    await dialog.findByText(/ещё 15 минут/);
    const start = Date.now();
    const now = vi.spyOn(Date, "now");
    now.mockReturnValue(start + 12.5 * MINUTE_MS);
    expect(await dialog.findByText(/ещё 3 минуты/)).toBeVisible();
    now.mockReturnValue(start + 16 * MINUTE_MS);
    expect(await dialog.findByRole("alert")).toHaveTextContent("Срок ссылки истёк");
    expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    now.mockRestore();
    await user.click(dialog.getByRole("button", { name: "Сделать новую ссылку" }));
    expect(await dialog.findByText(/ещё 15 минут/)).toBeVisible();
    expect(sent("createDraftTransfer")).toHaveLength(2);
  });

  it("shows instructions when no link could be created", async () => {
    let lost = true;
    const saveFull = async () => {
      if (lost) throw new NetworkError("lost");
    };
    const { user, dialog } = await open({ saveFull });
    expect(await dialog.findByRole("alert")).toHaveTextContent("Проверьте интернет");
    lost = false;
    await user.click(dialog.getByRole("button", { name: "Сделать новую ссылку" }));
    expect(await dialog.findByRole("textbox")).toBeVisible();
  });
});

describe("an order from another device", () => {
  const arriving: TestResponses = {
    receiveDraft: () => ({
      status: 200,
      data: { kind: "example-order", expiresAt: "2026-03-03T08:00:00Z" },
    }),
    readDraft: () => ({ status: 200, data: { content: "of the other device" } }),
  };

  function followLink() {
    window.history.replaceState({ idx: 3 }, "", `${LINK_PAGE}?lang=ru#handover=${TOKEN}`);
  }

  async function open(draft: Partial<OrderDraft> = {}, responses: TestResponses = {}) {
    const replaceWith = vi.fn(() => true);
    const opened = await render(
      <DraftFromAnotherDevice draft={aDraft({ replaceWith, ...draft })} here="Gold · 10.03.2026" />,
      { ...arriving, ...responses },
    );
    return { ...opened, replaceWith };
  }
  const question = () => screen.findByRole("dialog", { name: "Какой заказ продолжить?" });

  it("is ignored by another order of the same page", async () => {
    window.history.replaceState({}, "", `${LINK_PAGE}#handover=${TOKEN}&draft=motor-mtpl`);
    const { sent } = await open({ isSaved: () => false });
    expect(sent("receiveDraft")).toEqual([]);
    expect(window.location.hash).toContain(TOKEN);
  });

  it("replaces the one here, and its token is removed from the address", async () => {
    followLink();
    const { sent, replaceWith } = await open();
    expect(window.location.href).toBe(`${LINK_PAGE}?lang=ru`);
    expect(window.history.state).toEqual({ idx: 3 });
    await waitFor(() => expect(replaceWith.mock.calls).toEqual([["of the other device"]]));
    expect(sent("receiveDraft").map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("is also received where the order is already on the screen, after its changes are saved", async () => {
    let kept = false;
    const saveNow = () => {
      kept = true;
    };
    const { sent } = await open({ saveNow, isSaved: () => kept });
    followLink();
    act(() => void window.dispatchEvent(new Event("hashchange")));
    expect(await question()).toBeVisible();
    expect(window.location.hash).toBe("");
    expect(sent("receiveDraft")).toEqual([]);
  });

  it("replaces the order on this device only after confirmation", async () => {
    followLink();
    const { user, sent, replaceWith } = await open({ isSaved: () => true });
    const dialog = within(await question());
    expect(dialog.getByText("Gold · 10.03.2026")).toBeVisible();
    expect(sent("receiveDraft")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Открыть заказ по ссылке" }));
    await waitFor(() => expect(replaceWith).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("does not replace the order on this device, or use the link, when the buyer declines", async () => {
    followLink();
    const { user, sent } = await open({ isSaved: () => true });
    await user.click(await screen.findByRole("button", { name: "Оставить заказ здесь" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(sent("receiveDraft")).toEqual([]);
    followLink();
    act(() => void window.dispatchEvent(new Event("hashchange")));
    expect(await question()).toBeVisible();
  });

  it.each<[string, Partial<OrderDraft>, TestResponses]>([
    [
      "by an old link",
      {},
      { receiveDraft: () => ({ status: 404, data: receiveDraft.examples.responses[404] }) },
    ],
    [
      "where it is of something else",
      {},
      {
        receiveDraft: () => ({
          status: 200,
          data: { kind: "another-order", expiresAt: "2026-03-03T08:00:00Z" },
        }),
      },
    ],
    ["where it is of another version", { replaceWith: () => false }, {}],
  ])("is not received %s", async (_, draft, responses) => {
    followLink();
    const { replaceWith } = await open(draft, responses);
    const alert = await screen.findByRole("alert");
    for (const words of ["Эта ссылка больше не действует", "15 минут", "сделайте там новую"]) {
      expect(alert).toHaveTextContent(words);
    }
    expect(replaceWith).not.toHaveBeenCalled();
  });

  it("is requested again, with the same key, after a lost connection", async () => {
    let lost = true;
    followLink();
    const { user, sent, replaceWith } = await open(
      {},
      {
        readDraft: () => {
          if (lost) throw new NetworkError("lost");
          return { status: 200, data: { content: "of the other device" } };
        },
      },
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Проверьте интернет");
    lost = false;
    await user.click(screen.getByRole("button", { name: "Попробовать ещё раз" }));
    await waitFor(() => expect(replaceWith).toHaveBeenCalledTimes(1));
    const keys = sent("receiveDraft").map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
