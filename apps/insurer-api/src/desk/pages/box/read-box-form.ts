import { LANGUAGES } from "@sughurta/domain";
import { MAX_INSURED_AGE } from "@sughurta/domain/box";
import { numberIn, textAt } from "#src/desk/pages/content/content-form.ts";

const MAX_CODE_LENGTH = 20;
const MAX_ROWS = 100;

/** The parts of a box that its form does not change. */
export interface FixedParts {
  readonly id: number;
  /** Absent for a new box. */
  readonly slug?: string | undefined;
  readonly productCode?: string | undefined;
}

/** Reads a box with its terms from the form, without validating it; empty rows are dropped. */
export function readBoxForm(form: FormData, fixed: FixedParts): Record<string, unknown> {
  const text = (name: string) => textAt(form, name);
  const flag = (name: string) => (text(name) === "yes" ? { [name]: true } : {});
  const slug = fixed.slug ?? text("slug").toLowerCase();
  const title = localised(form, "title");
  return {
    id: fixed.id,
    slug,
    productCode: fixed.productCode ?? (text("productCode").toUpperCase() || getCode(slug)),
    title,
    name: title,
    shortDesc: localised(form, "shortDesc"),
    fullDesc: localised(form, "fullDesc"),
    mainImg: text("mainImg"),
    shortImg: text("mainImg"),
    ...flag("seo"),
    ...flag("boxed"),
    ...flag("popular"),
    ...flag("isPartner"),
    ...optional("termsFile", text("termsFile")),
    categories: form.getAll("categories").map(String),
    sale: readOffer(form),
  };
}

/** A product code made from an address. */
const getCode = (slug: string) =>
  slug
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "_")
    .slice(0, MAX_CODE_LENGTH);

function readOffer(form: FormData) {
  const text = (name: string) => textAt(form, `sale.${name}`);
  const number = (name: string) => numberIn(text(name));
  const given = (name: string, field = `terms.${name}`) =>
    text(field) === "" ? {} : { [name]: number(field) };
  const isPriced = !form.has("sale.price");
  const [from, to] = [text("insuredAges.from"), text("insuredAges.to")];
  const ages = {
    from: from === "" ? 0 : numberIn(from),
    to: to === "" ? MAX_INSURED_AGE : numberIn(to),
  };
  const declaration = localised(form, "sale.terms.declaration");
  return {
    ...(isPriced ? {} : { price: number("price"), isSale: text("isSale") === "yes" }),
    prepaid: number("prepaid"),
    activeMonths: number("activeMonths"),
    insures: text("insures"),
    ...(from === "" && to === "" ? {} : { insuredAges: ages }),
    terms: {
      covers: readRows(form, "sale.terms.covers", readCover),
      exclusions: readRows(form, "sale.terms.exclusions", (path) => localised(form, path)),
      territory: localised(form, "sale.terms.territory"),
      reporting: text("terms.reporting"),
      ...given("sumPerPerson"),
      ...given("tripDays"),
      ...given("waitingDays"),
      ...given("payouts"),
      ...(isEmpty(declaration) ? {} : { declaration }),
    },
  };

  function readCover(path: string) {
    const field = (name: string) => textAt(form, `${path}.payout.${name}`);
    const kind = field("kind");
    const sum = numberIn(field("sum"));
    const per = field("per");
    const payout =
      kind === "range"
        ? { kind, from: numberIn(field("from")), to: sum }
        : { kind, sum, ...(per === "none" || per === "" ? {} : { per }) };
    const cover = { text: localised(form, `${path}.text`) };
    return kind === "none" || kind === "" ? cover : { ...cover, payout };
  }
}

/** The filled rows of a list: those with a text. */
function readRows<Row>(form: FormData, path: string, read: (path: string) => Row): Row[] {
  const size = Math.min(Number(textAt(form, `${path}.size`)) || 0, MAX_ROWS);
  return Array.from({ length: size }, (_, index) => `${path}.${index}`)
    .filter((row) =>
      [...form.keys()].some(
        (name) =>
          name.startsWith(`${row}.`) && !/\.(?:kind|per)$/.test(name) && textAt(form, name) !== "",
      ),
    )
    .map(read);
}

function localised(form: FormData, path: string): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, textAt(form, `${path}.${language}`)]),
  );
}

const isEmpty = (texts: Readonly<Record<string, string>>) =>
  Object.values(texts).every((text) => text === "");

const optional = (name: string, text: string) => (text === "" ? {} : { [name]: text });
