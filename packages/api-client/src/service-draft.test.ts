import { expect, test } from "vitest";
import { createApiClient } from "./api-client.ts";
import { storageKeyFor } from "./service-draft.ts";

const getLanguage = () => "ru";

test("two shops of one origin store under separate names", () => {
  const site = createApiClient({ getLanguage });
  const shop = createApiClient({ getLanguage, storageKey: "somon" });
  expect(storageKeyFor(site, "draft.travel")).toBe("sughurta.draft.travel");
  expect(storageKeyFor(shop, "draft.travel")).toBe("somon.draft.travel");
});
