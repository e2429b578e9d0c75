import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sughurta/bootstrap/repository";
import { listPages } from "./mixed-day.ts";
import { type EdgeResponse, visit } from "./visitor.ts";

/** Values for the parameters of routes that the site map does not fill. */
const PARAMETERS: Readonly<Record<string, string>> = {
  ":product": "MTPL",
  ":kind": "page",
  ":name": "home.png",
};
/** Marks shorter than this may be part of any text. */
const SHORTEST_MARK = 6;

/** A signed-in person: what their browser sends, and texts that only they may see. */
interface Person {
  readonly headers: Readonly<Record<string, string>>;
  readonly token: string;
  readonly policyNumber: string;
  readonly marks: readonly string[];
}

/** Addresses of every route of the site, as pages and as data of the application. */
async function everyAddress(siteUrl: string, policyNumber: string): Promise<readonly string[]> {
  const source = readFileSync(join(ROOT, "apps/storefront/app/routes.ts"), "utf8");
  const routes = [...source.matchAll(/route\("([^"*]+)"/g)].map(([, path]) => `/${path}`);
  const known = await listPages(siteUrl);
  const filled = ["/", ...routes].map((path) => {
    const start = path.split("/:")[0] ?? "";
    const example = known.find((one) => one.startsWith(`${start}/`) && path.includes("/:"));
    return example ?? path.replace(/:\w+/g, (name) => PARAMETERS[name] ?? policyNumber);
  });
  const data = filled.map((path) => (path === "/" ? "/_root.data" : `${path}.data`));
  const apis = ["/v1/user/profile/", "/v1/user/people/", "/v1/policy/", "/v1/address/"];
  return [...filled, ...data, ...apis, "/api/all_boxes", "/offline-worker.js", "/favicon.svg"];
}

async function send(siteUrl: string, path: string, body: object, cookie: string) {
  const headers = { "content-type": "application/json", origin: siteUrl, cookie };
  return visit(siteUrl + path, { method: "POST", headers, body: JSON.stringify(body) });
}

const getCookies = ({ headers }: EdgeResponse) =>
  [headers["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";", 1)[0] ?? "");

/** Signs in a demonstration person through the edge. */
async function signIn(siteUrl: string, apiUrl: string): Promise<Person> {
  const { login, policies } = Object(await (await fetch(`${apiUrl}/sandbox/demo`)).json());
  const guest = getCookies(await send(siteUrl, "/session/guest/", {}, ""));
  const body = { username: login.phone, password: login.password };
  const response = await send(siteUrl, "/v1/user/auth/", body, guest.join("; "));
  if (response.status !== 200) throw new Error(`The edge refuses a login: ${response.status}`);
  const token: string = JSON.parse(response.body).access;
  const cookies = [...guest, ...getCookies(response)];
  const headers = { cookie: [...cookies, "lang=en"].join("; ") };
  const profile = await visit(`${siteUrl}/v1/user/profile/`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  const known = Object.values(Object(JSON.parse(profile.body))).map(String);
  const secrets = cookies.map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
  const marks = [...known, ...secrets, token, login.phone].filter(
    (mark) => mark.length >= SHORTEST_MARK && mark !== "undefined",
  );
  return { headers, token, policyNumber: policies[0].number, marks };
}

/** Result of the walk. */
export interface Walk {
  readonly addresses: number;
  /** Addresses that the anonymous visitor got from the cache. */
  readonly fromCache: number;
  readonly marks: number;
  readonly faults: readonly string[];
}

/** Walks every route signed in and then as another visitor, who must not see anything of the first. */
export async function walkPersonally(siteUrl: string, apiUrl: string): Promise<Walk> {
  const { headers, token, policyNumber, marks } = await signIn(siteUrl, apiUrl);
  const addresses = await everyAddress(siteUrl, policyNumber);
  const faults: string[] = [];
  const checkCookies = (path: string, { cache, headers: received }: EdgeResponse) => {
    if (cache !== "pass" && received["set-cookie"]) faults.push(`${path}: a cookie is kept`);
  };
  for (const path of addresses) {
    const isCall = path.startsWith("/v1/") || path.startsWith("/api/");
    const own = isCall ? { ...headers, authorization: `Bearer ${token}` } : headers;
    checkCookies(path, await visit(siteUrl + path, { headers: own }));
  }
  let fromCache = 0;
  for (const path of addresses) {
    // Once as a new visitor, and once with the language that the first one used.
    for (const stranger of [{}, { cookie: "lang=en" }]) {
      const response = await visit(siteUrl + path, { headers: stranger });
      checkCookies(path, response);
      if (response.cache === "hit") fromCache += 1;
      const seen = JSON.stringify(response.headers) + response.body;
      for (const mark of marks) {
        if (seen.includes(mark)) faults.push(`${path} shows ${mark.slice(0, 4)}…`);
      }
      const namesPolicy = path.includes(policyNumber);
      if (namesPolicy && response.cache !== "pass") faults.push(`${path}: a policy is kept`);
    }
  }
  return { addresses: addresses.length, fromCache, marks: marks.length, faults };
}
