import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { Language } from "@sughurta/domain";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#src/database/sql.ts";
import { sweepRows } from "#src/database/sweep-rows.ts";
import { invalidFields, tooManyRequests } from "#src/http/failure-error.ts";
import { type GuessLedger, letGuess } from "#src/http/guesses.ts";
import { queueMessage } from "#src/outbox/queue-message.ts";
import type { Service } from "#src/service.ts";
import { fill } from "#src/texts/failure-texts.ts";
import { takeSms } from "./sms-limits.ts";
import { type SmsPurpose, smsCode } from "./user-tables.ts";

/** Seconds until another code may be asked for (S0 §9). */
export const REPEAT_SECONDS = 45;
/** Seconds a code is good for (decision 20). */
export const VALID_SECONDS = 300;
const MAX_TRIES = 5;
const CODE_DIGITS = 6;

const TEXTS: Readonly<Record<Language, string>> = {
  ru: "{{brand}}: код {{code}}, 5 минут. Никому не сообщайте.",
  tg: "{{brand}}: рамз {{code}}, 5 дақиқа. Ба касе нагӯед.",
  en: "{{brand}}: code {{code}}, valid for 5 minutes. Never share it.",
};

/** The last line by which a browser knows for which site the code is (WebOTP). */
const BOUND_LINE = "\n@{{host}} #{{code}}";

function hashOf(service: Service, phone: string, purpose: SmsPurpose, code: string): string {
  return createHmac("sha256", service.config.secrets.userToken)
    .update(`sms ${phone} ${purpose} ${code}`)
    .digest("hex");
}

/** Who asks for a code. */
interface CodeRequest {
  readonly language: Language;
  readonly address: string;
  /** Does everything but sending: what the code would open is not there, and the answer must not tell. */
  readonly isForNobody?: boolean;
}

/** Sends a new code, for any phone alike; 429 when the last one is too fresh (decision 20). */
export async function sendCode(
  service: Service,
  phone: string,
  purpose: SmsPurpose,
  { language, address, isForNobody = false }: CodeRequest,
): Promise<void> {
  const giveBack = await takeSms(service, phone, address);
  try {
    await writeCode(service, phone, purpose, isForNobody ? undefined : language);
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function writeCode(
  service: Service,
  phone: string,
  purpose: SmsPurpose,
  language: Language | undefined,
): Promise<void> {
  const sentAt = service.now();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  const fresh = {
    codeHash: hashOf(service, phone, purpose, code),
    tries: 0,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + VALID_SECONDS * 1_000),
  };
  await service.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(smsCode)
      .values({ phone, purpose, ...fresh })
      .onConflictDoUpdate({
        target: [smsCode.phone, smsCode.purpose],
        set: fresh,
        setWhere: lt(smsCode.sentAt, new Date(sentAt.getTime() - REPEAT_SECONDS * 1_000 + 1)),
      })
      .returning({ phone: smsCode.phone });
    if (!written) throw tooManyRequests(await secondsToWait(tx, sentAt, phone, purpose));
    if (language === undefined) return;
    await queueMessage(service, tx, {
      dedupeKey: `code:${randomUUID()}`,
      channel: "sms",
      recipient: phone,
      language,
      body: fill(TEXTS[language] + BOUND_LINE, {
        brand: service.config.brandName,
        host: new URL(service.config.publicUrl).hostname,
        code,
      }),
      usefulUntil: fresh.expiresAt,
    });
  });
}

async function secondsToWait(
  tx: Database,
  now: Date,
  phone: string,
  purpose: SmsPurpose,
): Promise<number> {
  const [last] = await tx
    .select({ sentAt: smsCode.sentAt })
    .from(smsCode)
    .where(and(eq(smsCode.phone, phone), eq(smsCode.purpose, purpose)));
  const passedMs = now.getTime() - (last?.sentAt.getTime() ?? 0);
  return Math.min(REPEAT_SECONDS, Math.max(1, Math.ceil(REPEAT_SECONDS - passedMs / 1_000)));
}

/** Uses a code up, or throws 422; a try counts before it is looked at, so that none is free. */
export async function useCode(
  service: Service,
  phone: string,
  purpose: SmsPurpose,
  code: string,
  guesses: GuessLedger,
): Promise<void> {
  letGuess(guesses, "smsCode");
  const wrongCode = () => {
    guesses.wrong("smsCode");
    return invalidFields({ code: ["smsCodeWrong"] });
  };
  const mine = and(eq(smsCode.phone, phone), eq(smsCode.purpose, purpose));
  const [tried] = await service.db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(mine, lt(smsCode.tries, MAX_TRIES), gt(smsCode.expiresAt, service.now())))
    .returning({ codeHash: smsCode.codeHash });
  const given = Buffer.from(hashOf(service, phone, purpose, code));
  const kept = Buffer.from(tried?.codeHash ?? "");
  if (kept.length !== given.length || !timingSafeEqual(kept, given)) throw wrongCode();
  const [used] = await service.db
    .delete(smsCode)
    .where(and(mine, eq(smsCode.codeHash, given.toString())))
    .returning({ phone: smsCode.phone });
  if (!used) throw wrongCode();
}

/** Removes codes that are over. */
export async function sweepCodes(service: Service): Promise<void> {
  const isOver = lt(smsCode.expiresAt, service.now());
  await sweepRows(service.db, smsCode, [smsCode.phone, smsCode.purpose], isOver);
}
