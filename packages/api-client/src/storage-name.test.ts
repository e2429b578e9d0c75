import { expect, test } from "vitest";
import { createApiClient } from "./api-client.ts";
import { storageName } from "./storage-name.ts";

const getLanguage = () => "ru";

test("two shops of one origin keep under names of their own", () => {
  const site = createApiClient({ getLanguage });
  const shop = createApiClient({ getLanguage, storageKey: "somon" });
  expect(storageName(site, "draft.travel")).toBe("sughurta.draft.travel");
  expect(storageName(shop, "draft.travel")).toBe("somon.draft.travel");
});
