/** A JSON value as transmitted: never `undefined`, never a Date. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Names that are the same on the wire and in code, because the specification has them in capitals (S1 §3). */
const UNCHANGED = new Set(["WET", "SCU", "CET"]);

/**
 * `holderFirstName` → `holder_first_name`; digits are unchanged: `accident3tpOption` → `accident3tp_option` (S0 §7).
 */
export function toWireKey(key: string): string {
  return UNCHANGED.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `holder_first_name` → `holderFirstName`, the inverse of {@link toWireKey}. */
export function fromWireKey(key: string): string {
  return UNCHANGED.has(key)
    ? key
    : key.replace(/(?!^)_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function mapKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename));
  if (value === null || typeof value !== "object") return value;
  // Only plain records are converted: a File or a Blob is sent as it is.
  const prototype = Object.getPrototypeOf(value);
  // A plain object's prototype has no prototype, also in another realm, as in a test runner.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return value;
  const renamed: Record<string, unknown> = Object.create(null);
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) renamed[rename(key)] = mapKeys(item, rename);
  }
  return { ...renamed };
}

/** Converts every key of a payload to snake_case, at any depth; keys without a value are omitted (S0 §7). */
export function toWire(value: unknown): unknown {
  return mapKeys(value, toWireKey);
}

/** Converts every key of a response to camelCase, at any depth (S0 §7). */
export function fromWire(value: unknown): unknown {
  return mapKeys(value, fromWireKey);
}

/**
 * The version of the API described by these contracts: major, minor. The page "Compatibility" says what either may
 * change.
 */
export const API_VERSION = "1.2";

/** Header of every response with the version of the service, such as `1.1`. */
export const API_VERSION_HEADER = "x-api-version";

/** Header with the publishable key of a partner whose own page sends the request. */
export const PARTNER_KEY_HEADER = "x-partner-key";

/**
 * Header with the page that a buyer returns to after paying. From a partner's page it is only requested; behind the
 * gateway it is one that the partner's key allows, and valid with the service account's token only.
 */
export const RETURN_PAGE_HEADER = "x-return-page";

/** Path of a shop's settings; separate from the contract, whose schema the first view does not need. */
export const SHOP_SETTINGS_PATH = "/v1/shop/";
