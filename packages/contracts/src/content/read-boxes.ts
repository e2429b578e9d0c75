import { INSURED_KINDS } from "@sughurta/domain/box";
import { isYes } from "../kernel/is-yes.ts";
import type { BoxProduct } from "./boxes.ts";

/** What a value of the wire means; throws where the contract knows no such value. */
type Reading<Value> = (value: unknown) => Value;

/** A value of one of the types, as `typeof` names them. */
function of(value: unknown, ...types: readonly string[]): unknown {
  if (types.includes(typeof value)) return value;
  throw new TypeError("A value of a box does not fit.");
}

const text: Reading<string> = (value) => String(of(value, "string"));
const contentText: Reading<string> = (value) => text(value ?? "");
const identifier: Reading<string> = (value) => String(of(value, "string", "number"));
const amount: Reading<number> = (value) => Number(of(value, "string", "number"));
const flag: Reading<boolean> = (value) => isYes(of(value ?? false, "boolean", "number", "string"));

function list<Item>(value: unknown, read: Reading<Item>): Item[] {
  if (!Array.isArray(value)) throw new TypeError("Boxes do not come as a list.");
  return value.map(read);
}

/** Ages that are no two numbers are none. */
const ages: Reading<BoxProduct["insuredAges"]> = (value) => {
  const { from, to } = Object(value);
  return typeof from === "number" && typeof to === "number" ? { from, to } : undefined;
};

/** Every key of the schema `boxProduct`. */
function readBox(json: unknown): BoxProduct {
  const box = Object(json);
  return {
    id: identifier(box.id),
    slug: text(box.slug),
    name: contentText(box.name),
    title: text(box.title),
    shortDesc: contentText(box.shortDesc),
    fullDesc: contentText(box.fullDesc),
    mainImg: contentText(box.mainImg),
    shortImg: contentText(box.shortImg),
    isSale: flag(box.isSale),
    productCode: text(box.productCode),
    price: amount(box.price),
    prepaid: amount(box.prepaid),
    activeMonths: amount(box.activeMonths),
    seo: flag(box.seo),
    insures: INSURED_KINDS.find((kind) => kind === box.insures) ?? "holder",
    insuredAges: ages(box.insuredAges),
    categories: list(box.categories, text),
  };
}

/**
 * Boxes as the calls `box` and `boxes` list them, camelCase, read without a schema for who shows them before one is
 * there: the same values as the schema gives, `undefined` where it would refuse them.
 */
export function readBoxes(answer: unknown): readonly BoxProduct[] | undefined {
  try {
    return list(answer, readBox);
  } catch {
    return undefined;
  }
}
