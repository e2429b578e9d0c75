import { boxDraft, motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts";
import { expect, test } from "vitest";
import { accountLinks } from "./account-links.ts";

test.each([
  [TRAVEL_DRAFT, "/travel-order"],
  [boxDraft("schit-semi"), "/boxes/order/schit-semi"],
  [motorDraft("MTPL"), "/auto/order/MTPL"],
  ["claim", undefined],
])("a draft of %s is continued at %s", (kind, href) => {
  expect(accountLinks.draftHref(kind)).toBe(href);
});
