import {
  addDays,
  formatDate,
  INSTALMENT_REMINDER_DAYS,
  type InstalmentNotice,
  instalmentNoticeOn,
  type Language,
  SUSPENSION_DAYS,
  suspensionDay,
} from "@sughurta/domain";
import { and, asc, eq, gt, gte, isNull, lte, or } from "drizzle-orm";
import {
  type InstalmentRow,
  instalment,
  instalmentNotice,
  type Policy,
  policy,
  policyCancellation,
} from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { getToday } from "#src/platform/platform.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { instalmentTexts } from "#src/sales/notifications/texts/instalment-texts.ts";
import { type PaidInstalment, payAddress } from "#src/sales/policies/instalments.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { queuePolicyNews } from "./policy-news.ts";
import { isDaytime } from "./renewal-reminders.ts";

type Part = Pick<InstalmentRow, "part" | "amountDiram" | "dueOn" | "paidOn">;

function partValues(part: Part, { currency }: Policy, language: Language) {
  return {
    sum: moneyText(part.amountDiram, currency, language),
    due: formatDate(part.dueOn),
    suspension: formatDate(suspensionDay(part.dueOn)),
    days: SUSPENSION_DAYS,
  };
}

/** The remaining instalments of a policy, one line each; empty without any. */
export function outstandingInstalmentLines(
  parts: readonly Part[],
  policy: Policy,
  language: Language,
): string[] {
  const texts = instalmentTexts[language];
  const unpaid = parts.filter(({ paidOn }) => paidOn === null);
  if (unpaid.length === 0) return [];
  const lines = unpaid.map((part) => fill(texts.leftPart, partValues(part, policy, language)));
  return [texts.left, ...lines];
}

/** Queues an email and an SMS to the policyholder about an unpaid instalment, each notice once (SPEC-85). */
async function queueInstalmentNotice(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  policy: Policy,
  { part, kind }: { readonly part: Part; readonly kind: InstalmentNotice },
): Promise<void> {
  const pay = payAddress(service, policy.number);
  await queuePolicyNews(service, tx, policy, {
    dedupeKey: `instalment:${policy.number}:${part.part}:${kind}`,
    write: (known, language) => {
      const texts = instalmentTexts[language];
      const values = { ...known, ...partValues(part, policy, language), pay };
      const news = fill(texts.news[kind], values);
      const rule = kind === "suspended" ? [] : [fill(texts.rule, values)];
      const paragraphs = [texts.greeting, news, texts.how, ...rule, texts.farewell];
      return {
        subject: fill(texts.subject[kind], values),
        mail: paragraphs.map((paragraph) => fill(paragraph, values)).join("\n\n"),
        sms: fill(texts.sms, { ...values, news }),
      };
    },
  });
}

/** Queues messages to the policyholder about a paid instalment and the remaining ones. */
export async function queueInstalmentPaid(
  service: Pick<Service, "config" | "jobs" | "now">,
  tx: Database,
  { policy, paid, parts, isResumed }: PaidInstalment,
): Promise<void> {
  await queuePolicyNews(service, tx, policy, {
    dedupeKey: `instalment:${policy.number}:${paid.part}:paid`,
    attach: true,
    write: (known, language) => {
      const texts = instalmentTexts[language];
      const values = { ...known, ...partValues(paid, policy, language) };
      const resumed = isResumed ? [texts.resumed] : [];
      const told = fill([texts.paid, ...resumed].join(" "), values);
      const lines = outstandingInstalmentLines(parts, policy, language);
      const left = lines.length > 0 ? lines : [texts.nothingLeft];
      const paragraphs = [fill(texts.greeting, values), told, left.join("\n")];
      return {
        subject: fill(texts.paidSubject, values),
        mail: [...paragraphs, fill(texts.farewell, values)].join("\n\n"),
        sms: fill(texts.sms, { ...values, news: `${told} ${left.join(" ")}`, pay: "" }).trim(),
      };
    },
  });
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

const BATCH = 100;

/** Unpaid instalments of active policies whose first notice is due, after a cursor. */
function unpaidParts(service: Needs, after: { dueOn: string; number: string } | undefined) {
  const today = getToday(service);
  const following = after && [
    or(
      gt(instalment.dueOn, after.dueOn),
      and(eq(instalment.dueOn, after.dueOn), gt(instalment.policyNumber, after.number)),
    ),
  ];
  return service.db
    .select({ part: instalment, policy })
    .from(instalment)
    .innerJoin(policy, eq(policy.number, instalment.policyNumber))
    .leftJoin(policyCancellation, eq(policyCancellation.policyNumber, policy.number))
    .where(
      and(
        isNull(instalment.paymentId),
        isNull(policyCancellation.policyNumber),
        gte(policy.endDate, today),
        lte(instalment.dueOn, addDays(today, -INSTALMENT_REMINDER_DAYS[0])),
        ...(following ?? []),
      ),
    )
    .orderBy(asc(instalment.dueOn), asc(instalment.policyNumber))
    .limit(BATCH);
}

type UnpaidPart = Awaited<ReturnType<typeof unpaidParts>>[number];

async function notify(service: Needs, unpaid: UnpaidPart): Promise<void> {
  const { part: dueNumber, policyNumber, dueOn } = unpaid.part;
  const kind = instalmentNoticeOn(dueOn, getToday(service));
  if (kind === undefined) return;
  await service.db.transaction(async (tx) => {
    const [part] = await tx
      .select()
      .from(instalment)
      .where(and(eq(instalment.policyNumber, policyNumber), eq(instalment.part, dueNumber)))
      .for("update");
    if (part?.paymentId !== null) return;
    const [mine] = await tx
      .insert(instalmentNotice)
      .values({ policyNumber, part: dueNumber, kind, createdAt: service.now() })
      .onConflictDoNothing()
      .returning();
    if (mine) await queueInstalmentNotice(service, tx, unpaid.policy, { part, kind });
  });
}

/** Queues reminders of due instalments and notices of suspensions, each once, by day (SPEC-85). */
export async function sendInstalmentNotices(service: Needs): Promise<void> {
  if (!isDaytime(service)) return;
  let after: Parameters<typeof unpaidParts>[1];
  for (;;) {
    const unpaid = await unpaidParts(service, after);
    for (const one of unpaid) await notify(service, one);
    const last = unpaid.at(-1)?.part;
    if (!last || unpaid.length < BATCH) return;
    after = { dueOn: last.dueOn, number: last.policyNumber };
  }
}
