import { readFileSync } from "node:fs";
import { isAttributionValue } from "@sughurta/domain";
import { ConfigError } from "@sughurta/server-kit";
import * as z from "zod/mini";

/** Who is told what happens, and by what they know that it is us. */
export interface WebhookDestination {
  readonly url: string;
  readonly secret: string;
}

/** The destination that is the insurer's own. */
export const INSURER_SYSTEMS = "insurer";

/** The destination of a partner, by its code. */
export const partnerDestination = (code: string): string => `partner:${code}`;

const LOOPBACK_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);
const URL_RULE = "an address with https: (http on this machine only)";

const fileSchema = z.record(
  z.string().check(z.refine(isAttributionValue, "1 to 64 letters, digits, hyphens, underscores")),
  z.strictObject({
    url: z.string(URL_RULE).check(z.refine(isSafeUrl, URL_RULE)),
    secret: z
      .string("a text of 32 characters or more")
      .check(z.minLength(32, "32 characters or more")),
  }),
);

/** The webhooks of partners, by destination. Throws a `ConfigError` with a line for each fault; none shows a value. */
export function readPartnerWebhooks(file: string): ReadonlyMap<string, WebhookDestination> {
  const parsed = z.safeParse(fileSchema, readJson(file));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(
        ({ path, message }) =>
          `PARTNER_WEBHOOKS_FILE: ${path.map(String).join(".") || "the file"}: ${message}`,
      ),
    );
  }
  const partners = Object.entries(parsed.data);
  return new Map(partners.map(([code, webhook]) => [partnerDestination(code), webhook]));
}

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isSafe = protocol === "https:" || (protocol === "http:" && LOOPBACK_NAMES.has(hostname));
  return isSafe && username === "" && password === "";
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    // The message of a parser quotes the file.
    const why = error instanceof SyntaxError ? "is not JSON" : "cannot be read";
    throw new ConfigError([`PARTNER_WEBHOOKS_FILE: the file ${why}`]);
  }
}
