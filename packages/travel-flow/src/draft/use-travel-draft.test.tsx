import type { TestAnswers } from "@sughurta/api-client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aTravelOrder, aTravelTrip } from "../testing/builders.ts";
import { keepOrder } from "../testing/keep-order.ts";
import {
  field,
  freshBrowserEachTest,
  openOrder,
  panel,
  resumeOrder,
  step,
} from "../testing/order-screen.tsx";

freshBrowserEachTest();

describe("a half-filled order", () => {
  it("comes back at the same step, identities from the service only", async () => {
    const { sent } = await resumeOrder("insured", { holderUid: "", country: ["FR"] }, {});
    expect(await step("Страхователь и застрахованные")).toBeVisible();
    expect(field("holderFullName")).toHaveValue("SAIDOVA MADINA");
    expect(field("las[0].docNumber")).toHaveValue("401234567");
    expect(within(panel()).getByText("Франция")).toBeVisible();
    expect(sent("readDraft")[0]?.params).toEqual({ kind: "travel-order" });
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(kept).not.toMatch(/SAIDOVA|401234567|1990-05-14|921234567/);
  });

  it("is kept a moment before the page is left", async () => {
    const { user, sent } = await resumeOrder("insured", { holderUid: "" });
    const institution = field("holderIssueInstitution");
    if (!institution) throw new Error("There is no such field");
    await user.type(institution, " SINO");
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(sent("saveDraft").length).toBeGreaterThan(0));
    expect(JSON.stringify(sent("saveDraft").at(-1)?.body)).toContain("MIA SINO");
  });

  it("can be discarded", async () => {
    const { user, sent } = await resumeOrder("insured");
    await user.click(screen.getByRole("button", { name: "Начать заново" }));
    expect(await step("Поездка")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Турция/ })).not.toBeInTheDocument();
    expect(sent("discardDraft")).toHaveLength(1);
    expect(localStorage.getItem("sughurta.travel.choices")).toBeNull();
  });

  it("is kept from the first moment of a trip that was handed over", async () => {
    let content = "";
    const saveDraft: TestAnswers["saveDraft"] = ({ body }) => {
      content = body.content;
      return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
    };
    const first = await openOrder({ saveDraft }, { initialTrip: aTravelTrip() });
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(content).not.toBe(""));
    first.view.unmount();
    await openOrder({ readDraft: () => ({ status: 200, data: { content } }) });
    expect(await within(panel()).findByText("Турция")).toBeVisible();
    await waitFor(() => expect(field("las[0].laBirthday")).toHaveValue("14.05.1990"));
  });

  it("gives way to another trip of the quick quote", async () => {
    keepOrder(aTravelOrder({ country: ["FR"] }), "insured");
    await openOrder({}, { initialTrip: aTravelTrip() });
    expect(await step("Поездка")).toBeVisible();
    expect(await within(panel()).findByText("Турция")).toBeVisible();
    expect(screen.queryByText(/Мы восстановили/)).not.toBeInTheDocument();
  });
});
