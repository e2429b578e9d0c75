import type { ApiClient } from "@sughurta/api-client";
import { saveBox } from "@sughurta/contracts/box";
import type { Renewal } from "@sughurta/contracts/policy-changes";
import { expect, it } from "vitest";
import { beginRenewal } from "./begin-renewal.ts";

it.each(["SCI_P1", "SCI_P2", "SCI_P3"])(
  "leads the renewal of %s that was sold as a box to the order of car insurance (SPEC-94)",
  async (productCode) => {
    const renewal = {
      policyType: "box",
      policyNumber: "0000000013",
      productSlug: "standart",
      endDate: "2026-03-12",
      order: { ...saveBox.body.parse(saveBox.examples.body), productCode },
    } satisfies Renewal;
    // No draft of a box is stored: the client would throw.
    const begun = await beginRenewal({} as ApiClient, renewal, {
      today: "2026-03-02",
      replace: false,
    });
    expect(begun).toEqual({ href: `/auto/order/${productCode}`, isNew: true });
  },
);
