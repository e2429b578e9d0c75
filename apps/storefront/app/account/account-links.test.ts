import { boxDraft, motorDraft, TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { expect, test } from "vitest";
import { accountLinks, buyHref } from "./account-links.ts";
import { renewHref } from "./renew-href.ts";

test.each([
  [TRAVEL_DRAFT, "/travel-order"],
  [boxDraft("schit-semi"), "/boxes/order/schit-semi"],
  [motorDraft("MTPL"), "/auto/order/MTPL"],
  ["claim", undefined],
])("a draft of %s is continued at %s", (kind, href) => {
  expect(accountLinks.draftHref(kind)).toBe(href);
});

test.each([
  ["travel", "travel", "/travel"],
  ["car", "osago", "/auto/osago"],
  ["car", "", "/auto"],
  ["box", "schit-semi", "/boxes/order/schit-semi"],
  ["box", "", "/boxes"],
] as const)(
  "a %s policy of %o that was bought elsewhere is bought again at %s",
  (policyType, productSlug, href) => {
    expect(buyHref({ policyType, productSlug })).toBe(href);
  },
);

test("a policy is renewed by its number", () => {
  expect(renewHref({ policyNumber: "0000000013" })).toBe("/renew/0000000013");
});
