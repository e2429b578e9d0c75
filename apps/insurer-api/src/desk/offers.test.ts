import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "#src/desk/access/permissions.ts";
import type { TestService } from "#src/testing/a-service.ts";
import {
  type DeskBrowser,
  decision,
  type FormFields,
  openDesk,
} from "#src/testing/desk-browser.ts";
import { fillWorkLists } from "#src/testing/fill-work-lists.ts";

/** Webhooks of the insurer's own systems, which make replay available. */
const SYSTEMS = {
  WEBHOOK_URL: "https://systems.example/events",
  WEBHOOK_SECRET: "the secret of the insurer's own systems",
};

/** Number of pages visited per route. */
const PAGES_OF_A_KIND = 2;
/** Query of GET forms. */
const TYPED: Readonly<Record<string, string>> = {
  "/rates/preview": "?currency=EUR&tjs=12&validFrom=2030-01-01",
  "/payments": "?mine=yes",
};
/** Query of the form for chosen rows, with the first row of a page. */
const chosenIn = (markup: string): string =>
  `?id=${/name="id" value="([^"]+)" form="selected"/.exec(markup)?.[1] ?? ""}`;
/** Pages and commands that every staff member has: their own account and signing out. */
const EVERYBODYS = /^\/(?:sign-|account)/;

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk(SYSTEMS));
  await fillWorkLists(api, browser);
});
afterAll(() => api.close());

/** The desk route that matches an address. */
function getRoute(method: string, address: string): string | undefined {
  const [path = ""] = address.split("?");
  const route = browser.routes.find(
    (one) =>
      one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, "[^/]+")}$`).test(path),
  );
  return route && `${method} ${route.path}`;
}

/** Groups pages by route, and content pages by path. */
const getKind = (page: string) =>
  page.startsWith("/content/") ? page.split("?")[0] : getRoute("GET", page);

/** A command offered on a page: its form's target and fields. */
interface Offer {
  readonly page: string;
  readonly action: string;
  readonly fields: FormFields;
}

/** Commands offered on a page, one per button. */
function getOffers(page: string, markup: string): Offer[] {
  const forms = markup.match(/<form [^>]*method="post"[\s\S]*?<\/form>/g) ?? [];
  return forms.flatMap((form) => {
    const given = /\baction="([^"]+)"/.exec(form)?.[1]?.replaceAll("&amp;", "&");
    const action = given ?? page;
    const buttons = [...form.matchAll(/<button[^>]* name="(\w+)" value="(\w+)"/g)];
    const sent: FormFields[] = buttons.map(([, name = "", value = ""]) => ({ [name]: value }));
    const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)];
    const fixed = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
    return (sent.length > 0 ? sent : [{}]).map((fields) => ({
      page,
      action,
      fields: decision({ ...fixed, ...fields, decision: randomUUID() }),
    }));
  });
}

/** Each command once, even if offered for several records. */
function oneOfEach(offers: readonly Offer[]): Iterable<Offer> {
  const own = offers.filter(({ action }) => !EVERYBODYS.test(action));
  const getName = ({ action, fields: { command, to, state } }: Offer) =>
    [getRoute("POST", action), command, to, state].join(" ");
  return new Map(own.map((offer) => [getName(offer), offer])).values();
}

/** Crawls the desk from the front page: every linked page, and every command offered there. */
async function walk(role: StaffRole) {
  const { Cookie } = await browser.signedIn(role);
  const waiting = ["/"];
  const known = new Set(waiting);
  const pages = new Map<string, number>();
  const offers: Offer[] = [];
  const refused: string[] = [];
  for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
    const kind = getKind(page);
    const seen = pages.get(kind ?? "") ?? 0;
    if (kind === undefined || seen >= PAGES_OF_A_KIND) continue;
    pages.set(kind, seen + 1);
    const response = await browser.desk.request(page, { headers: { Cookie } });
    if (response.status === 403) refused.push(page);
    if (!response.headers.get("content-type")?.includes("html")) continue;
    const markup = await response.text();
    offers.push(...getOffers(page, markup));
    for (const [, given = ""] of markup.matchAll(/(?:href|form action)="(\/[^"]*)"/g)) {
      const typed = TYPED[given] ?? (given.startsWith("/selected/") ? chosenIn(markup) : "");
      const address = `${given.replaceAll("&amp;", "&")}${typed}`;
      if (known.has(address)) continue;
      known.add(address);
      waiting.push(address);
    }
  }
  return { role, offers, refused };
}

describe("links and commands of the desk for a role", () => {
  let walks: readonly Awaited<ReturnType<typeof walk>>[];
  beforeAll(async () => {
    walks = [];
    for (const role of STAFF_ROLES) walks = [...walks, await walk(role)];
  });

  it.each(STAFF_ROLES)("are all permitted: %s", async (role) => {
    const walked = walks.find((one) => one.role === role);
    const refused: string[] = [];
    for (const { page, action, fields } of oneOfEach(walked?.offers ?? [])) {
      // A new member for each command: the previous command may have disabled an account.
      const { Cookie } = await browser.signedIn(role);
      const response = await browser.post(action, fields, { Cookie });
      if (response.status === 403) refused.push(`${page}: ${action} ${JSON.stringify(fields)}`);
    }
    expect(refused).toEqual([]);
  });

  it.each(STAFF_ROLES)("include no page that responds with 403: %s", (role) => {
    expect(walks.find((one) => one.role === role)?.refused).toEqual([]);
  });

  it("cover every command of the desk across all roles", () => {
    const offered = new Set(
      walks.flatMap(({ offers }) => offers.map(({ action }) => getRoute("POST", action))),
    );
    const missing = browser.routes.filter(
      ({ method, path }) =>
        method === "POST" && !EVERYBODYS.test(path) && !offered.has(`POST ${path}`),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});
