import { helpPhones, type Language } from "@sughurta/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import { boxConditions } from "#src/content/terms/box-terms-view.ts";
import type { Config } from "#src/platform/config/config.ts";
import { policyDocumentFile } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { FileStore } from "#src/platform/files/file-store.ts";
import { handleJobs } from "#src/platform/jobs/jobs.ts";
import { type DocumentName, documentJob, documentQueue } from "#src/platform/pdf/document-queue.ts";
import type { PdfRenderer } from "#src/platform/pdf/pdf-renderer.ts";
import { getToday } from "#src/platform/platform.ts";
import { loadCoverFamily } from "#src/products/catalogue/cover-family.ts";
import { productLines } from "#src/products/catalogue/product-lines.ts";
import type { PolicyDocuments, PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { findPolicyWithProduct } from "./policies.ts";
import type { PolicyPdfRequest } from "./policy-pdf.ts";
import { getPolicyStatus, policyStatusKey } from "./policy-status.ts";

/** The template of policy documents; only the drawing thread loads it. */
export const POLICY_PDF = {
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
    storedAs(policyWithProduct, language) {
      const key = `${policyWithProduct.policy.number} ${language}`;
      const known = underway.get(key);
      if (known) return known;
      const finding = findOrDraw(needs, renderer, policyWithProduct, language).finally(() =>
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
  policyWithProduct: PolicyWithProduct,
  language: Language,
): Promise<string> {
  const { config, store } = needs;
  if (policyWithProduct.policy.holder.pseudonym !== undefined) throw notFound();
  const today = getToday(needs);
  const known = await findFile(needs, policyWithProduct, language);
  const lost = known?.storedAs ?? null;
  const exists = lost !== null && (await store.findSize(lost)) !== undefined;
  const wanted = policyStatusKey(policyWithProduct, today);
  if (exists && known?.policyStatus === wanted) return lost;
  const { brandName, publicUrl, timeZone, specimens: isSpecimen } = config;
  const about = {
    policyType: policyWithProduct.policy.policyType,
    ...boxConditions(policyWithProduct),
  };
  const branding = { brandName, publicUrl, phones: helpPhones(about, config) };
  const { policy } = policyWithProduct;
  const cover = productLines[policy.policyType].document?.(policyWithProduct);
  const policyStatus = getPolicyStatus(policyWithProduct, today);
  const family = await loadCoverFamily(needs.db, policy.policyType, policyWithProduct.slug);
  const request = {
    branding,
    family,
    timeZone,
    policyWithProduct,
    policyStatus,
    language,
    cover,
    isSpecimen,
  };
  const content = await renderer.draw(POLICY_PDF, request satisfies PolicyPdfRequest);
  const drawn = await store.keep(content);
  const kept = await remember(needs, policyWithProduct, language, {
    drawn,
    lost,
    policyStatus: wanted,
  });
  // An outdated file may still be in use by a download: the sweeper removes it.
  if (kept !== drawn) await store.discard(drawn);
  return kept;
}

const isFileOf = ({ policy }: PolicyWithProduct, language: Language) =>
  and(
    eq(policyDocumentFile.policyNumber, policy.number),
    eq(policyDocumentFile.language, language),
  );

async function findFile({ db }: Needs, policyWithProduct: PolicyWithProduct, language: Language) {
  const [row] = await db
    .select()
    .from(policyDocumentFile)
    .where(isFileOf(policyWithProduct, language));
  return row;
}

/** Another process may have drawn it concurrently: the first file stays, unless it is lost or outdated. */
async function remember(
  needs: Needs,
  policyWithProduct: PolicyWithProduct,
  language: Language,
  {
    drawn,
    lost,
    policyStatus,
  }: { readonly drawn: string; readonly lost: string | null; readonly policyStatus: string },
): Promise<string> {
  const [mine] = await needs.db
    .insert(policyDocumentFile)
    .values({
      policyNumber: policyWithProduct.policy.number,
      language,
      storedAs: drawn,
      policyStatus,
      createdAt: needs.now(),
    })
    .onConflictDoUpdate({
      target: [policyDocumentFile.policyNumber, policyDocumentFile.language],
      set: { storedAs: drawn, policyStatus },
      setWhere: sql`${policyDocumentFile.storedAs} is not distinct from ${lost}`,
    })
    .returning({ storedAs: policyDocumentFile.storedAs });
  return mine?.storedAs ?? (await findFile(needs, policyWithProduct, language))?.storedAs ?? drawn;
}

/** Draws the documents of new policies. */
export const documentDrawing = handleJobs({
  queue: documentQueue,
  // One thread draws, and it refuses a document when many are queued.
  batch: 5,
  run: async (
    { db, documents }: Pick<Service, "db" | "documents">,
    { policyNumber, language }: DocumentName,
  ) => {
    const policyWithProduct = await findPolicyWithProduct(db, policyNumber);
    if (policyWithProduct) await documents.storedAs(policyWithProduct, language);
  },
  openJobs: async ({ db }: Pick<Service, "db" | "documents">) => {
    const waiting = isNull(policyDocumentFile.storedAs);
    return (await db.select().from(policyDocumentFile).where(waiting)).map(documentJob);
  },
});
