import { helpPhones, type Language } from "@sughurta/domain";
import { describeError } from "@sughurta/server-kit";
import { and, eq, isNull, lt, lte, sql } from "drizzle-orm";
import { boxConditions } from "#src/content/terms/box-terms-view.ts";
import type { Config } from "#src/platform/config/config.ts";
import { policyDocumentFile } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { FileStore } from "#src/platform/files/file-store.ts";
import type { PdfRenderer } from "#src/platform/pdf/pdf-renderer.ts";
import { todayOf } from "#src/platform/platform.ts";
import { coverFamilyOf } from "#src/products/catalogue/cover-family-of.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import type { PolicyDocuments, TitledPolicy } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { findTitledPolicy } from "./policies.ts";
import type { PolicyPdfRequest } from "./policy-pdf.ts";
import { standingKey, standingOf } from "./standing.ts";

const POLICY_PDF = {
  module: new URL("./policy-pdf.ts", import.meta.url).href,
  name: "policyPdf",
};

interface Needs {
  readonly config: Config;
  readonly db: Database;
  readonly store: FileStore;
  readonly now: () => Date;
}

/** Creates policy documents; stores the files in the file store and their names in the database. */
export function createPolicyDocuments(needs: Needs, renderer: PdfRenderer): PolicyDocuments {
  const underway = new Map<string, Promise<string>>();
  return {
    storedAs(titled, language) {
      const key = `${titled.policy.number} ${language}`;
      const known = underway.get(key);
      if (known) return known;
      const finding = findOrDraw(needs, renderer, titled, language).finally(() =>
        underway.delete(key),
      );
      underway.set(key, finding);
      return finding;
    },
  };
}

async function findOrDraw(
  needs: Needs,
  renderer: PdfRenderer,
  titled: TitledPolicy,
  language: Language,
): Promise<string> {
  const { config, store } = needs;
  const today = todayOf(needs);
  const known = await fileOf(needs, titled, language);
  const lost = known?.storedAs ?? null;
  const isThere = lost !== null && (await store.sizeOf(lost)) !== undefined;
  const wanted = standingKey(titled, today);
  if (isThere && known?.standing === wanted) return lost;
  const { brandName, publicUrl, timeZone, isTest: isSpecimen } = config;
  const about = { policyType: titled.policy.policyType, ...boxConditions(titled) };
  const branding = { brandName, publicUrl, phones: helpPhones(about, config) };
  const { policy } = titled;
  const cover = productLines[policy.policyType].document?.(titled);
  const standing = standingOf(titled, today);
  const family = await coverFamilyOf(needs.db, policy.policyType, titled.slug);
  const request = {
    branding,
    family,
    timeZone,
    titled,
    standing,
    language,
    cover,
    isSpecimen,
  };
  const content = await renderer.draw(POLICY_PDF, request satisfies PolicyPdfRequest);
  const drawn = await store.keep(content);
  const kept = await remember(needs, titled, language, { drawn, lost, standing: wanted });
  // An outdated file may still be in use by a download: the sweeper removes it.
  if (kept !== drawn) await store.discard(drawn);
  return kept;
}

const isFileOf = ({ policy }: TitledPolicy, language: Language) =>
  and(
    eq(policyDocumentFile.policyNumber, policy.number),
    eq(policyDocumentFile.language, language),
  );

async function fileOf({ db }: Needs, titled: TitledPolicy, language: Language) {
  const [row] = await db.select().from(policyDocumentFile).where(isFileOf(titled, language));
  return row;
}

/** Another process may have drawn it concurrently: the first file stays, unless it is lost or outdated. */
async function remember(
  needs: Needs,
  titled: TitledPolicy,
  language: Language,
  {
    drawn,
    lost,
    standing,
  }: { readonly drawn: string; readonly lost: string | null; readonly standing: string },
): Promise<string> {
  const now = needs.now();
  const [mine] = await needs.db
    .insert(policyDocumentFile)
    .values({
      policyNumber: titled.policy.number,
      language,
      storedAs: drawn,
      standing,
      nextAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [policyDocumentFile.policyNumber, policyDocumentFile.language],
      set: { storedAs: drawn, standing },
      setWhere: sql`${policyDocumentFile.storedAs} is not distinct from ${lost}`,
    })
    .returning({ storedAs: policyDocumentFile.storedAs });
  return mine?.storedAs ?? (await fileOf(needs, titled, language))?.storedAs ?? drawn;
}

const BATCH = 20;
const RETRY_SECONDS = [10, 60, 300, 1_800, 7_200, 21_600];

type Waiting = typeof policyDocumentFile.$inferSelect;

/** Draws the documents of new policies; retries failures with growing delays, and finally on request. */
export async function drawWaitingDocuments(
  service: Pick<Service, "db" | "now" | "log" | "documents">,
): Promise<void> {
  const due = await service.db
    .select()
    .from(policyDocumentFile)
    .where(
      and(
        isNull(policyDocumentFile.storedAs),
        lte(policyDocumentFile.nextAt, service.now()),
        lt(policyDocumentFile.attempts, RETRY_SECONDS.length),
      ),
    )
    .orderBy(policyDocumentFile.nextAt)
    .limit(BATCH);
  for (const waiting of due) {
    if (await take(service, waiting)) await draw(service, waiting);
  }
}

/** Reserves a document for this try; false if another process has it. */
async function take(
  service: Pick<Service, "db" | "now">,
  { policyNumber, language, attempts }: Waiting,
): Promise<boolean> {
  const pauseSeconds = RETRY_SECONDS[attempts] ?? 0;
  const [mine] = await service.db
    .update(policyDocumentFile)
    .set({
      attempts: attempts + 1,
      nextAt: new Date(service.now().getTime() + pauseSeconds * 1_000),
    })
    .where(
      and(
        eq(policyDocumentFile.policyNumber, policyNumber),
        eq(policyDocumentFile.language, language),
        eq(policyDocumentFile.attempts, attempts),
        isNull(policyDocumentFile.storedAs),
      ),
    )
    .returning({ policyNumber: policyDocumentFile.policyNumber });
  return mine !== undefined;
}

async function draw(
  service: Pick<Service, "db" | "log" | "documents">,
  { policyNumber, language, attempts }: Waiting,
): Promise<void> {
  try {
    const titled = await findTitledPolicy(service.db, policyNumber);
    if (titled) await service.documents.storedAs(titled, language);
  } catch (error) {
    service.log.warn({ attempt: attempts + 1, error: describeError(error) }, "document not drawn");
  }
}
