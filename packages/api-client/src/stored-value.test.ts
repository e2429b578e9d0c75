import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApiClient } from "./api-client.ts";
import { storageKeyFor, storedText, storedValue } from "./stored-value.ts";

const MAX_AGE_MS = 1000;
const name = "sughurta.thing";
const value = { key: "a", savedAtMs: 100 };
const stored = storedValue<typeof value>(name, {
  parse: ({ key, savedAtMs }) =>
    typeof key === "string" && typeof savedAtMs === "number" ? { key, savedAtMs } : undefined,
  maxAge: { ms: MAX_AGE_MS, since: ({ savedAtMs }) => savedAtMs },
});

const local = new Map<string, string>();
const session = new Map<string, string>();
const getStorage = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => entries.set(key, text),
  removeItem: (key: string) => entries.delete(key),
});

beforeEach(() => {
  local.clear();
  session.clear();
  vi.stubGlobal("window", { localStorage: getStorage(local), sessionStorage: getStorage(session) });
});
afterEach(() => vi.unstubAllGlobals());

describe("a stored value", () => {
  it("is read as it was written, until it expires", () => {
    stored.write(value);
    expect(local.get(name)).toBe('{"key":"a","savedAtMs":100}');
    expect(stored.read(value.savedAtMs + MAX_AGE_MS - 1)).toEqual(value);
    expect(stored.read(value.savedAtMs + MAX_AGE_MS)).toBeUndefined();
    expect(local.size).toBe(0);
  });

  it.each(["{", "null", "7", '"a"', "[]", '{"key":"a"}', '{"key":1,"savedAtMs":100}'])(
    "is dropped where the stored text is invalid: %s",
    (text) => {
      local.set(name, text);
      expect(stored.read(0)).toBeUndefined();
      expect(local.size).toBe(0);
    },
  );

  it("is validated in the same way from another source", () => {
    expect(stored.accept({ ...value, more: 1 }, 0)).toEqual(value);
    expect(stored.accept({ key: "a" }, 0)).toBeUndefined();
    expect(stored.accept(value, value.savedAtMs + MAX_AGE_MS)).toBeUndefined();
  });
});

it("stores a text for one tab separately from the one shared by all tabs", () => {
  storedText(name, "session").write("tab");
  storedText(name).write("all");
  expect([session.get(name), local.get(name)]).toEqual(["tab", "all"]);
  storedText(name, "session").remove();
  expect([storedText(name, "session").read(), storedText(name).read()]).toEqual([undefined, "all"]);
});

it("works with a blocked storage, and without a browser", () => {
  const blocked = {
    get localStorage() {
      throw new DOMException("blocked", "SecurityError");
    },
  };
  for (const page of [blocked, undefined]) {
    vi.stubGlobal("window", page);
    stored.write(value);
    stored.remove();
    expect(stored.read()).toBeUndefined();
  }
});

it("stores two shops of one origin under separate names", () => {
  const getLanguage = () => "ru" as const;
  const site = createApiClient({ getLanguage });
  const shop = createApiClient({ getLanguage, storageKey: "somon" });
  expect(storageKeyFor(site, "draft.travel")).toBe("sughurta.draft.travel");
  expect(storageKeyFor(shop, "draft.travel")).toBe("somon.draft.travel");
});
