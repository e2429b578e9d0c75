import { createElement, Fragment, type ReactNode } from "react";
import type { TextKey, TextValues, Translate } from "../texts/text-types.ts";

/** Parts for `{{name}}` in a text; a string or number is excluded from browser translation. */
export type TextParts = Readonly<Record<string, ReactNode>>;

/**
 * Returns the text of a key with elements at its placeholders, in the order of the language. Prices, names, numbers and
 * codes are `parts`: they get an element of their own with `translate="no"`. Words of the page's language are `values`.
 */
export type RichTranslate<T> = (
  key: TextKey<T>,
  parts: TextParts,
  values?: TextValues,
) => ReactNode;

const PLACE = /\{\{(\w+)\}\}/;

function partOf(part: ReactNode): ReactNode {
  const isVerbatim = typeof part === "string" || typeof part === "number";
  return isVerbatim ? createElement("span", { translate: "no" }, part) : part;
}

/** Creates a translator of texts with elements from one of strings. */
export function richTranslate<T>(t: Translate<T>): RichTranslate<T> {
  return (key, parts, values) => {
    const places = Object.keys(parts).map((name) => [name, `{{${name}}}`]);
    // Every second piece is the name of a part.
    const pieces = t(key, { ...values, ...Object.fromEntries(places) }).split(PLACE);
    const nodes = pieces.map((piece, index) => (index % 2 === 0 ? piece : partOf(parts[piece])));
    return createElement(Fragment, null, ...nodes);
  };
}
