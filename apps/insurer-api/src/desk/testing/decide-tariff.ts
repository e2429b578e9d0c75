import { addDays } from "@sughurta/domain";
import type { TariffLine } from "#src/platform/database/schema/prices.ts";
import { getToday } from "#src/platform/platform.ts";
import { listTariffs } from "#src/products/tariff/tariffs.ts";
import type { TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, toForm } from "#src/testing/desk-browser.ts";

/** Submits the form of a tariff from tomorrow on, with changed fields. */
async function proposeForTomorrow(
  { api, browser, Cookie }: { api: TestService; browser: DeskBrowser; Cookie: string },
  line: TariffLine,
  changes: Readonly<Record<string, string>>,
): Promise<Response> {
  const path = `/tariffs/${line}/propose`;
  const fields = {
    ...toForm(await browser.read(path, Cookie), "decision"),
    validFrom: addDays(getToday(api.service), 1),
    reason: "Asked by agencies",
    ...changes,
  };
  return browser.post(path, fields, { Cookie });
}

/** One person proposes the tariff of tomorrow in the form, another confirms it; returns the page of the second one. */
export async function decideForTomorrow(
  api: TestService,
  browser: DeskBrowser,
  line: TariffLine,
  changes: Readonly<Record<string, string>>,
): Promise<string> {
  const { Cookie } = await browser.signedIn("pricing");
  const { Cookie: second } = await browser.signedIn("pricing");
  const { status } = await proposeForTomorrow({ api, browser, Cookie }, line, changes);
  if (status !== 303) throw new Error(`The tariff was not proposed: ${status}`);
  const shown = await browser.read(`/tariffs/${line}`, second);
  const [newest] = await listTariffs(api.service.db, line);
  const confirm = decision({ command: "confirm" });
  await browser.post(`/tariffs/${line}/${newest?.version}`, confirm, { Cookie: second });
  return shown;
}
