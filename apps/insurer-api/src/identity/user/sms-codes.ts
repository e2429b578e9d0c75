import { createHmac, randomInt, randomUUID } from "node:crypto";
import { type Language, SMS_CODE_LENGTH } from "@sughurta/domain";
import { isOneOf } from "@sughurta/server-kit";
import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { invalidFields, tooManyRequests } from "#src/platform/failures/failure-error.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { queueMessages } from "#src/platform/outbox/queue-message.ts";
import type { Platform } from "#src/platform/platform.ts";
import { refundStrangersSms, type SmsRequester, takeSms } from "./sms-limits.ts";
import { type SmsPurpose, smsCode } from "./user-tables.ts";

type Needs = Pick<Platform, "config" | "db" | "jobs" | "limiter" | "metrics" | "now">;

/** Seconds until another code may be requested (S0 §9). */
export const REPEAT_SECONDS = 45;
/** Lifetime of a code in seconds (SPEC-20). */
export const VALID_SECONDS = 300;
const MAX_TRIES = 5;

const TEXTS: Readonly<Record<Language, string>> = {
  ru: "{{brand}}: код {{code}}, действует 5 минут. Никому его не говорите.",
  tg: "{{brand}}: рамз {{code}}, 5 дақиқа амал мекунад. Ба касе нагӯед.",
  en: "{{brand}}: code {{code}}, valid for 5 minutes. Never share it.",
};

/** The last line, which binds the code to a site for browsers (WebOTP). */
const BOUND_LINE = "\n@{{host}} #{{code}}";

/** Hashes of a code, one per secret: the first is stored, each is accepted. */
function computeHashes(
  { config }: Pick<Platform, "config">,
  phone: string,
  purpose: SmsPurpose,
  code: string,
): readonly [string, ...string[]] {
  const hashWith = (secret: string) =>
    createHmac("sha256", secret).update(`sms ${phone} ${purpose} ${code}`).digest("hex");
  const [first, ...older] = config.secrets.userToken;
  return [hashWith(first), ...older.map(hashWith)];
}

/** Purpose and owner of a code. */
interface CodePlace {
  readonly phone: string;
  readonly purpose: SmsPurpose;
  /** The visitor or user who requests it and uses it. */
  readonly owner: string;
}

/** A request for a code. */
interface CodeRequest extends CodePlace, SmsRequester {
  readonly language: Language;
  /** Does everything except sending: the record to open does not exist, and the response must not reveal that. */
  readonly isForNobody?: boolean;
}

/** Sends a new code, for any phone alike. Throws 429 if the last one is too recent (SPEC-20). */
export async function sendCode(service: Needs, request: CodeRequest): Promise<void> {
  const refund = await takeSms(service, request);
  try {
    await writeCode(service, request);
  } catch (error) {
    await refund();
    throw error;
  }
}

async function writeCode(
  service: Pick<Platform, "config" | "db" | "jobs" | "now">,
  request: CodeRequest,
): Promise<void> {
  const { phone, purpose, owner, language, isTrusted, isForNobody = false } = request;
  const sentAt = service.now();
  const code = String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, "0");
  const fresh = {
    codeHash: computeHashes(service, phone, purpose, code)[0],
    countsForStrangers: !isTrusted,
    tries: 0,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + VALID_SECONDS * 1_000),
  };
  await service.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(smsCode)
      .values({ phone, purpose, owner, ...fresh })
      .onConflictDoUpdate({
        target: [smsCode.phone, smsCode.purpose, smsCode.owner],
        set: fresh,
        setWhere: lt(smsCode.sentAt, new Date(sentAt.getTime() - REPEAT_SECONDS * 1_000 + 1)),
      })
      .returning({ phone: smsCode.phone });
    if (!written) throw tooManyRequests(await secondsToWait(tx, sentAt, request));
    if (isForNobody) return;
    await queueMessages(service, tx, {
      dedupeKey: `code:${randomUUID()}`,
      channel: "sms",
      recipient: phone,
      language,
      body: fill(TEXTS[language] + BOUND_LINE, {
        brand: service.config.brandName,
        host: new URL(service.config.publicUrl).hostname,
        code,
      }),
      urgent: true,
      usefulUntil: fresh.expiresAt,
    });
  });
}

function isAt({ phone, purpose, owner }: CodePlace): SQL | undefined {
  return and(eq(smsCode.phone, phone), eq(smsCode.purpose, purpose), eq(smsCode.owner, owner));
}

async function secondsToWait(tx: Database, now: Date, place: CodePlace): Promise<number> {
  const [last] = await tx.select({ sentAt: smsCode.sentAt }).from(smsCode).where(isAt(place));
  const passedMs = now.getTime() - (last?.sentAt.getTime() ?? 0);
  return Math.min(REPEAT_SECONDS, Math.max(1, Math.ceil(REPEAT_SECONDS - passedMs / 1_000)));
}

/** An entered code. */
interface TypedCode extends CodePlace {
  readonly code: string;
  readonly address: string;
}

/**
 * Uses a code up, or throws 422. An attempt is counted before the check, so that none is free; it is counted for this
 * code only, and for nothing if no code was sent.
 */
export async function useCode(service: Needs, typed: TypedCode): Promise<void> {
  const { phone, purpose, code } = typed;
  const wrongCode = () => invalidFields({ code: ["smsCodeWrong"] });
  const mine = isAt(typed);
  const [tried] = await service.db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(mine, lt(smsCode.tries, MAX_TRIES), gt(smsCode.expiresAt, service.now())))
    .returning({ codeHash: smsCode.codeHash });
  const codeHash = tried?.codeHash ?? "";
  if (!isOneOf(codeHash, computeHashes(service, phone, purpose, code))) throw wrongCode();
  const [used] = await service.db
    .delete(smsCode)
    .where(and(mine, eq(smsCode.codeHash, codeHash)))
    .returning({ countsForStrangers: smsCode.countsForStrangers });
  if (!used) throw wrongCode();
  if (used.countsForStrangers) await refundStrangersSms(service, typed);
}

/** Removes expired codes. */
export async function sweepCodes(service: Pick<Platform, "db" | "now">): Promise<void> {
  const isOver = lt(smsCode.expiresAt, service.now());
  await sweepRows(service.db, smsCode, [smsCode.phone, smsCode.purpose, smsCode.owner], isOver);
}
