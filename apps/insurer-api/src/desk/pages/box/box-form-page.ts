import { fromDiram } from "@sughurta/domain";
import { MOTOR_CATEGORY, motorChoiceOfProduct } from "@sughurta/domain/motor";
import { desc } from "drizzle-orm";
import { productOn } from "#src/content/price/product-on-day.ts";
import { isPriced } from "#src/content/price/publish-offer.ts";
import { toOffer } from "#src/content/price/sold-box.ts";
import { type BoxVersion, boxVersion } from "#src/content/schema/box-schemas.ts";
import { findContentItem, listContent } from "#src/content/schema/content-table.ts";
import { listVersions } from "#src/content/versions/content-versions.ts";
import { deskPage, deskPages, deskResponse } from "#src/desk/shell/desk-page.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import { contentFile } from "#src/platform/database/schema/content.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { getToday } from "#src/platform/platform.ts";
import { drawSampleBox } from "#src/sales/policies/sample-box.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { type BoxFormFacts, boxFormView } from "./box-form-view.ts";
import { submitBox } from "./save-box-form.ts";
import { boxFormTexts } from "./texts/box-form-texts.ts";

type Needs = Pick<Service, "config" | "db" | "now" | "renderer">;

/** Size limit of the form: texts in three languages, in which a Cyrillic letter takes six bytes. */
const FORM_MAX_BYTES = 2_000_000;
/** Number of files that a field suggests, the newest ones. */
const MAX_FILES = 100;

/** Terms of a new box: those that most boxes have. */
const NEW_BOX = {
  boxed: true,
  categories: [],
  mainImg: "",
  sale: { isSale: true, activeMonths: 12, insures: "holder", terms: { reporting: "ordinary" } },
};

/** A box as its newest version has it, with the present terms of its product. Throws 404. */
async function loadBox(service: Needs, slug: string): Promise<BoxVersion> {
  const { db } = service;
  const versions = await listVersions(db, { kind: "box", slug });
  const saved = versions.find(({ data }) => data !== null)?.data;
  const content: BoxVersion | undefined =
    boxVersion.safeParse(saved).data ?? (await findContentItem(db, "box", slug));
  // The prices of car insurance are calculated: it has no terms of its own.
  if (!content || motorChoiceOfProduct(content.productCode)) throw notFound();
  if (content.sale) return content;
  const sale = toOffer(await productOn(db, content.productCode, getToday(service)));
  return sale ? { ...content, sale } : content;
}

/** What the form offers to choose from, and what is known about the box. */
async function formFacts(
  service: Needs,
  desk: DeskRequest,
  data: BoxFormFacts["data"],
): Promise<BoxFormFacts> {
  const { db, config } = service;
  const { language } = desk;
  const { slug } = desk.query;
  const boxes = await listContent(db, "box");
  const categories = await listContent(db, "boxCategory");
  const files = await db
    .select({ name: contentFile.name })
    .from(contentFile)
    .orderBy(desc(contentFile.createdAt))
    .limit(MAX_FILES);
  const versions = slug === undefined ? [] : await listVersions(db, { kind: "box", slug });
  const toChoice = (item: { slug: string; title: Readonly<Record<string, string>> }) => ({
    slug: item.slug,
    title: item.title[language] || item.slug,
  });
  return {
    slug,
    data,
    versions,
    priceDiram: await findPrice(service, slug === undefined ? undefined : data.productCode),
    isShown: boxes.some((one) => one.slug === slug),
    languages: config.languages,
    categories: categories.filter(({ slug: own }) => own !== MOTOR_CATEGORY).map(toChoice),
    files: files.map(({ name }) => name),
    boxes: boxes.filter(({ productCode }) => !motorChoiceOfProduct(productCode)).map(toChoice),
    empty: slug === undefined ? { covers: 2, exclusions: 2 } : { covers: 1, exclusions: 1 },
  };
}

async function findPrice(service: Needs, code: unknown): Promise<number | undefined> {
  if (typeof code !== "string" || !(await isPriced(service.db, code))) return undefined;
  return (await productOn(service.db, code, getToday(service)))?.priceDiram;
}

/** The form of a box, of a copy of one, or of a new one. */
async function readFormFacts(service: Needs, desk: DeskRequest): Promise<BoxFormFacts> {
  const { slug, copy } = desk.query;
  if (slug !== undefined) return formFacts(service, desk, { ...(await loadBox(service, slug)) });
  if (copy === undefined) return formFacts(service, desk, NEW_BOX);
  const original = await loadBox(service, copy);
  const sold = await productOn(service.db, original.productCode, getToday(service));
  const price = sold && sold.priceDiram > 0 ? { price: fromDiram(sold.priceDiram) } : {};
  const sale = { ...original.sale, isSale: true, ...price };
  const facts = await formFacts(service, desk, { ...original, slug: "", productCode: "", sale });
  return { ...facts, copied: original.title[desk.language] };
}

async function loadVersion(db: Database, { query }: DeskRequest) {
  const { slug = "", version } = query;
  const found = (await listVersions(db, { kind: "box", slug })).find(
    (one) => one.version === Number(version),
  );
  const box = boxVersion.safeParse(found?.data).data;
  if (!box) throw notFound();
  return box;
}

/** Pages on which staff compose a box with its terms, and look at its document before it is on sale. */
export const boxFormPages = deskPages(
  deskPage<Needs, BoxFormFacts>({
    path: "/content/box/compose",
    permission: "decidePrices",
    facts: readFormFacts,
    view: boxFormView,
  }),
  deskResponse<Needs>({
    method: "post",
    path: "/content/box/compose",
    permission: "decidePrices",
    maxBytes: FORM_MAX_BYTES,
    respond: (submission) => {
      const { service, desk } = submission;
      return submitBox(submission, desk.query.slug, (data) => formFacts(service, desk, data));
    },
  }),
  deskResponse<Needs>({
    method: "get",
    path: "/content/box/paper",
    permission: "seeContent",
    async respond({ service, desk }) {
      const { language } = desk;
      const box = await loadVersion(service.db, desk);
      const sold = await productOn(service.db, box.productCode, getToday(service));
      const { sampleHolder: holder, sampleAddress: address } = boxFormTexts[language];
      const sample = { holder, address };
      const paper = await drawSampleBox(service, { box, sold, sample, language });
      return new Response(Buffer.from(paper), {
        headers: {
          "Content-Type": "application/pdf",
          "Content-Disposition": `inline; filename="${box.slug}-${language}.pdf"`,
          "Cache-Control": "no-store",
        },
      });
    },
  }),
);
