import { readFileSync } from "node:fs";
import { isAttributionValue } from "@sughurta/domain";
import { ConfigError } from "@sughurta/server-kit";
import * as z from "zod/mini";
import type { Partner } from "./partner.ts";

const KEY_RULE = "pk_ and 8 to 64 letters, digits, hyphens or underscores";
const ORIGIN_RULE =
  "an origin such as https://agency.example: https (http on this machine only), no path, nothing after the port";
const PAGE_RULE =
  "a page such as https://agency.example/insure on one of the origins, or https://agency.example/insure/* for all below it";

const PARTNER_RULE =
  "an object of code, keys, origins, returnPages and, where needed, serverSecrets and withdrawn";

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

const origin = z.string(ORIGIN_RULE).check(z.refine(isSafeOrigin, ORIGIN_RULE));
const partnerSchema = z
  .strictObject(
    {
      code: z
        .string()
        .check(z.refine(isAttributionValue, "1 to 64 letters, digits, hyphens or underscores")),
      keys: z
        .array(
          z.string(KEY_RULE).check(z.regex(/^pk_[A-Za-z0-9_-]{8,64}$/, KEY_RULE)),
          "a list of keys",
        )
        .check(z.minLength(1, "at least one key")),
      origins: z.array(origin, "a list of origins").check(z.minLength(1, "at least one origin")),
      returnPages: z
        .array(z.string(PAGE_RULE), "a list of pages")
        .check(z.minLength(1, "at least one page")),
      serverSecrets: z._default(
        z.array(z.string().check(z.minLength(32, "at least 32 characters")), "a list of secrets"),
        [],
      ),
      withdrawn: z._default(z.boolean("true or false"), false),
    },
    PARTNER_RULE,
  )
  .check((context) => {
    const { origins, returnPages } = context.value;
    for (const [index, page] of returnPages.entries()) {
      if (isPageOf(origins, page)) continue;
      context.issues.push({
        code: "custom",
        input: page,
        message: PAGE_RULE,
        path: ["returnPages", index],
      });
    }
  });
const partnersSchema = z.array(partnerSchema, "a list of partners");

/**
 * Reads the partners of a JSON file; throws a `ConfigError` that names everything wrong in it. No two may
 * share a code or a key, and none may have the site's own origin.
 */
export function readPartners(file: string, publicUrl: string): readonly Partner[] {
  const parsed = z.safeParse(partnersSchema, jsonIn(file));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(
        ({ path, message }) => `PARTNERS_FILE (${file}): ${spelled(path)} must be ${message}`,
      ),
    );
  }
  const partners = parsed.data as unknown as readonly Partner[];
  const problems = [
    ...repeated(partners.map(({ code }) => code)).map((code) => `the code ${code} stands twice`),
    // The key itself is not written where logs are read.
    ...repeated(partners.flatMap(({ keys }) => keys)).map(
      (key) => `a key (${key.slice(0, 7)}…) stands twice`,
    ),
    ...partners
      .filter(({ origins }) => origins.includes(publicUrl))
      .map(({ code }) => `${code} has the origin of the site itself`),
  ];
  if (problems.length > 0) {
    throw new ConfigError(problems.map((problem) => `PARTNERS_FILE (${file}): ${problem}`));
  }
  return partners;
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`PARTNERS_FILE (${file}) must be a file of JSON: ${reason}`]);
  }
}

function isSafeOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && LOOPBACK_NAMES.has(hostname));
  return isSafe && origin === text;
}

function isPageOf(origins: readonly string[], page: string): boolean {
  if (!URL.canParse(page)) return false;
  const { origin, href, hash, username, password } = new URL(page);
  return origins.includes(origin) && href === page && `${hash}${username}${password}` === "";
}

/** `[0].origins[1]`: the place of a fault as it would be written in code. */
function spelled(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return steps.join("") || "it";
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
