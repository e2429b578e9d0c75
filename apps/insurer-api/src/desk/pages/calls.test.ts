import { requestCallback } from "@sughurta/contracts/content";
import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

describe("a callback request", () => {
  it("records failed and successful attempts", async () => {
    const asked = await api.as()(requestCallback, {
      body: { phone: "992921110055", type: "back_call", draft: TRAVEL_DRAFT },
    });
    const { name, Cookie } = await browser.signedIn("support");
    const path = `/calls/${String(asked.data.id)}`;
    await browser.post(path, decision({ command: "noAnswer", reason: "Busy" }), { Cookie });
    await browser.post(path, decision({ command: "done", reason: "Buys tomorrow" }), { Cookie });
    const list = await (
      await browser.desk.request("/calls?show=all&lang=en", { headers: { Cookie } })
    ).text();
    expect(list).toContain(`${name}: Busy`);
    expect(list).toContain("Spoken to");
    expect(list).toContain("<dd>Travel insurance</dd>");
    const again = await browser.post(path, decision({ command: "done" }), { Cookie });
    expect(again.headers.get("location")).toContain("problem=decidedBefore");
  });

  it("is assigned to one person, and to another only after an unanswered attempt", async () => {
    const asked = await api.as()(requestCallback, {
      body: { phone: "992921110066", type: "back_call" },
    });
    const [first, second] = [await browser.signedIn("support"), await browser.signedIn("support")];
    const path = `/calls/${String(asked.data.id)}`;
    const press = async ({ Cookie }: { Cookie: string }, command: string) =>
      (await browser.post(path, decision({ command }), { Cookie })).headers.get("location");
    expect(await press(first, "take")).not.toContain("problem");
    expect(await press(second, "take")).toContain("problem=decidedBefore");
    expect(await browser.read("/calls", second.Cookie)).toContain(`Calling: ${first.name}`);
    await press(first, "noAnswer");
    expect(await press(second, "take")).not.toContain("problem");
  });
});
