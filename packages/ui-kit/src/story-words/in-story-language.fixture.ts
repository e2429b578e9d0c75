import { cloneElement, isValidElement } from "react";
import { resolveLocale, say } from "./say.fixture.ts";

const translated = new Map<string, WeakMap<object, unknown>>();

/** Properties of a story in the selected language: texts in lists, objects and elements too. */
export function inStoryLanguage(value: unknown): unknown {
  if (typeof value === "string") return say(value);
  if (typeof value !== "object" || value === null) return value;
  // A list stays the same between renders. The lengthened language has its own cache entry.
  const key = `${resolveLocale()} ${say("Купить")}`;
  const known = translated.get(key) ?? new WeakMap<object, unknown>();
  translated.set(key, known);
  if (!known.has(value)) known.set(value, translate(value));
  return known.get(value);
}

function translate(value: object): unknown {
  if (Array.isArray(value)) return value.map(inStoryLanguage);
  if (isValidElement<Record<string, unknown>>(value)) {
    return cloneElement(value, toEntries(value.props));
  }
  return Object.getPrototypeOf(value) === Object.prototype ? toEntries(value) : value;
}

function toEntries(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, inStoryLanguage(entry)]),
  );
}
