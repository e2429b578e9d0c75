import { helpPhones, type Language } from "@sughurta/domain";
import { and, eq, sql } from "drizzle-orm";
import { boxConditions } from "#src/content/terms/box-terms-view.ts";
import type { Config } from "#src/platform/config/config.ts";
import { policyDocumentFile } from "#src/platform/database/schema/sales.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { FileStore } from "#src/platform/files/file-store.ts";
import type { PdfRenderer } from "#src/platform/pdf/pdf-renderer.ts";
import { todayOf } from "#src/platform/platform.ts";
import { coverFamilyOf } from "#src/products/cover-family-of.ts";
import { productLines } from "#src/products/product-lines.ts";
import { standingKey } from "./document/standing-facts.ts";
import type { PolicyDocuments } from "./document-files.ts";
import type { PolicyPdfRequest } from "./policy-pdf.ts";
import { standingOf } from "./policy-standing.ts";
import type { TitledPolicy } from "./titled-policy.ts";

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

/** Keeps documents in the file store and their names in the database. */
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
  // A file that is out of date may still be on its way to somebody: the sweeper removes it.
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

/** Another process may have drawn it meanwhile: the first file stays, unless it got lost or is out of date. */
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
