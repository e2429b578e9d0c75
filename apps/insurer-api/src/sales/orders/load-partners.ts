import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { isTestKey } from "@sughurta/domain";
import { ConfigError } from "@sughurta/server-kit";
import * as z from "zod/mini";
import { partner, partnerKey } from "#src/platform/database/schema/partner.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { leadsWhereAllowed } from "#src/platform/http/send-outside.ts";
import type { Platform } from "#src/platform/platform.ts";
import { partnerReach, sealWebhookSecret } from "#src/platform/webhook/webhook-destinations.ts";
import { storedKey } from "./partner-accounts.ts";
import {
  codeViolation,
  isPartnerSecret,
  isWebhookUrl,
  pagesViolation,
} from "./partner-directory.ts";

type Needs = Pick<Platform, "config" | "db" | "now">;

const KEY_RULE = "pk_ and 8 to 64 letters, digits, hyphens or underscores";
const PARTNER_RULE =
  "an object of code, keys, origins, returnPages and, where needed, name, serverSecrets, webhook and withdrawn";

const partnerSecret = z.string().check(z.refine(isPartnerSecret, "at least 32 characters"));

const entrySchema = z
  .strictObject(
    {
      code: z.string("a text"),
      name: z.optional(z.string("a text")),
      keys: z.array(
        z.string(KEY_RULE).check(z.regex(/^pk_[A-Za-z0-9_-]{8,64}$/, KEY_RULE)),
        "a list of keys",
      ),
      origins: z.array(z.string(), "a list of origins"),
      returnPages: z.array(z.string(), "a list of pages"),
      serverSecrets: z._default(z.array(partnerSecret, "a list of secrets"), []),
      webhook: z.optional(
        z.strictObject({
          url: z.string().check(z.refine(isWebhookUrl, "an address with https")),
          secret: partnerSecret,
        }),
      ),
      withdrawn: z._default(z.boolean("true or false"), false),
    },
    PARTNER_RULE,
  )
  .check((context) => {
    const { code } = context.value;
    const violation = codeViolation(code) ?? pagesViolation(context.value);
    if (!violation) return;
    const message = `right: ${failureText("en", violation, {})}`;
    context.issues.push({ code: "custom", input: code, message, path: [] });
  });
const fileSchema = z.array(entrySchema, "a list of partners");

/** A partner as an entry of `PARTNERS_FILE`. */
type PartnerEntry = z.output<typeof entrySchema>;

/**
 * Adds the partners of `PARTNERS_FILE` that the database lacks; does not change existing ones. Throws a `ConfigError`
 * that names the fault in the file and shows no secret.
 */
export async function loadPartners(service: Needs): Promise<void> {
  const { partnersFile } = service.config;
  if (partnersFile === undefined) return;
  const entries = readPartners(partnersFile);
  await requirePublicWebhooks(service, partnersFile, entries);
  await addPartners(service, entries);
}

/** Requires webhook addresses that staff could save and the sender could reach. Throws a `ConfigError`. */
async function requirePublicWebhooks(
  { config }: Pick<Needs, "config">,
  file: string,
  entries: readonly PartnerEntry[],
): Promise<void> {
  const checked = entries.map(async ({ webhook }, index) => {
    if (!webhook || (await leadsWhereAllowed(new URL(webhook.url), partnerReach(config))))
      return [];
    return [`[${index}].webhook.url must lead to a public address`];
  });
  const problems = (await Promise.all(checked)).flat();
  if (problems.length > 0) throw getFaults(file, problems);
}

const getFaults = (file: string, problems: readonly string[]) =>
  new ConfigError(problems.map((problem) => `PARTNERS_FILE (${file}): ${problem}`));

/** Adds partners that the database lacks. */
export async function addPartners(service: Needs, entries: readonly PartnerEntry[]): Promise<void> {
  await service.db.transaction(async (tx) => {
    for (const entry of entries) await addPartner(service, tx, entry);
  });
}

/** The partners of a file. Throws a `ConfigError` with a line for each fault. */
export function readPartners(file: string): readonly PartnerEntry[] {
  const parsed = z.safeParse(fileSchema, jsonIn(file));
  if (!parsed.success) {
    throw getFaults(
      file,
      parsed.error.issues.map(({ path, message }) => `${spelled(path)} must be ${message}`),
    );
  }
  const problems = [
    ...repeated(parsed.data.map(({ code }) => code)).map((code) => `the code ${code} stands twice`),
    // The key itself is not written to the log.
    ...repeated(parsed.data.flatMap(({ keys }) => keys)).map(
      (key) => `a key (${key.slice(0, 7)}…) stands twice`,
    ),
  ];
  if (problems.length > 0) throw getFaults(file, problems);
  return parsed.data;
}

async function addPartner(
  service: Needs,
  tx: Database,
  {
    code,
    name = code,
    keys,
    origins,
    returnPages,
    serverSecrets,
    webhook,
    withdrawn,
  }: PartnerEntry,
): Promise<void> {
  const createdAt = service.now();
  const [added] = await tx
    .insert(partner)
    .values({
      code,
      name,
      origins,
      returnPages,
      webhookUrl: webhook?.url ?? null,
      webhookSecret: webhook ? sealWebhookSecret(service, code, webhook.secret) : null,
      createdAt,
      withdrawnAt: withdrawn ? createdAt : null,
    })
    .onConflictDoNothing()
    .returning({ code: partner.code });
  if (!added) return;
  const all = [
    ...keys.map((key) => ["publishable", key] as const),
    ...serverSecrets.map((secret) => ["secret", secret] as const),
  ];
  // One list may serve two deployments: each takes the keys of its own kind.
  const own = all.filter(([, key]) => isTestKey(key) === service.config.specimens);
  for (const [kind, key] of own) {
    await tx.insert(partnerKey).values({
      id: randomUUID(),
      partnerCode: code,
      kind,
      value: storedKey(kind, key),
      createdAt,
    });
  }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    // The parser's message quotes the file.
    const why = error instanceof SyntaxError ? "is not JSON" : "cannot be read";
    throw new ConfigError([`PARTNERS_FILE (${file}): the file ${why}`]);
  }
}

/** `[0].origins[1]`: the path of a fault in code notation. */
function spelled(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`));
  return steps.join("") || "it";
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
