import { createTestClient } from "@sughurta/api-client/testing";
import { saveBox } from "@sughurta/contracts/box";
import { motorDraft } from "@sughurta/contracts/draft-names";
import type { Renewal } from "@sughurta/contracts/policy-changes";
import { expect, it, vi } from "vitest";
import { beginRenewal } from "./begin-renewal.ts";

it.each(["SCI_P1", "SCI_P2", "SCI_P3"])(
  "fills in the motor order with the data of %s sold as a box (SPEC-94)",
  async (productCode) => {
    const order = { ...saveBox.body.parse(saveBox.examples.body), productCode };
    const renewal = {
      policyType: "box",
      policyNumber: "0000000013",
      productSlug: "standart",
      endDate: "2026-03-12",
      order,
    } satisfies Renewal;
    const saveDraft = vi.fn(() => ({ status: 200 as const, data: { expiresAt: "" } }));
    const client = createTestClient({
      discardDraft: () => ({ status: 200, data: { discarded: false } }),
      saveDraft,
    });
    const begun = await beginRenewal(client, renewal, { today: "2026-03-02", replace: true });
    expect(begun).toEqual({ href: `/auto/order/${productCode}`, isNew: true });
    const sent = JSON.stringify(saveDraft.mock.calls);
    expect(sent).toContain(motorDraft("SCI"));
    expect(sent).toContain(order.lastName);
  },
);
