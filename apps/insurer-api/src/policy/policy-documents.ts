import { helpPhones, type Language } from "@sughurta/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Config } from "#src/config/config.ts";
import { policyDocumentFile } from "#src/database/schema/sales.ts";
import type { Database } from "#src/database/sql.ts";
import type { FileStore } from "#src/files/file-store.ts";
import type { PdfRenderer } from "#src/pdf/pdf-renderer.ts";
import { productLines } from "#src/product-lines.ts";
import type { PolicyDocuments } from "./document-files.ts";
import type { TitledPolicy } from "./titled-policy.ts";

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
  const known = await nameOf(needs, titled, language);
  if (known !== null && (await store.sizeOf(known)) !== undefined) return known;
  const { brandName, publicUrl, timeZone } = config;
  const phones = helpPhones(titled.policy.policyType, config);
  const branding = { brandName, publicUrl, phones };
  const { policy, details } = titled;
  const cover = details ? productLines[policy.policyType].document?.(details, policy) : undefined;
  const content = await renderer.policy({ branding, timeZone, titled, language, cover });
  const drawn = await store.keep(content);
  const kept = await remember(needs, titled, language, { drawn, lost: known });
  if (kept !== drawn) await store.discard(drawn);
  return kept;
}

const isFileOf = ({ policy }: TitledPolicy, language: Language) =>
  and(
    eq(policyDocumentFile.policyNumber, policy.number),
    eq(policyDocumentFile.language, language),
  );

async function nameOf(
  { db }: Needs,
  titled: TitledPolicy,
  language: Language,
): Promise<string | null> {
  const [row] = await db.select().from(policyDocumentFile).where(isFileOf(titled, language));
  return row?.storedAs ?? null;
}

/** Another process may have drawn it meanwhile: the first file stays, unless it got lost. */
async function remember(
  needs: Needs,
  titled: TitledPolicy,
  language: Language,
  { drawn, lost }: { readonly drawn: string; readonly lost: string | null },
): Promise<string> {
  const now = needs.now();
  const [mine] = await needs.db
    .insert(policyDocumentFile)
    .values({
      policyNumber: titled.policy.number,
      language,
      storedAs: drawn,
      nextAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [policyDocumentFile.policyNumber, policyDocumentFile.language],
      set: { storedAs: drawn },
      setWhere: sql`${policyDocumentFile.storedAs} is not distinct from ${lost}`,
    })
    .returning({ storedAs: policyDocumentFile.storedAs });
  return mine?.storedAs ?? (await nameOf(needs, titled, language)) ?? drawn;
}
