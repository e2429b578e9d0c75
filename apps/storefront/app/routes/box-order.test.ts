import { box } from "@sughurta/contracts/box";
import { describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import type { Services } from "#server/render/services.ts";
import { createLoadContext } from "../services-context.server.ts";
import { loader } from "./box-order.tsx";

const [SAMPLE] = parse(box.responses[200], box.examples.responses[200]);

/** Opens the order form of a box with this code, on a site with this separate sales site. */
async function openForm(changes: object, saleSiteUrl: string): Promise<unknown> {
  const services = {
    language: "tg",
    today: "2026-03-02",
    config: { saleSiteUrl, paymentOrigins: [] },
    content: { find: async () => [{ ...SAMPLE, slug: "safar", ...changes }] },
  } as unknown as Services;
  const context = createLoadContext(services);
  const request = new Request("http://localhost/boxes/order/safar");
  const args = { context, request, params: { slug: "safar" } };
  return Promise.resolve(loader(args as unknown as Parameters<typeof loader>[0])).catch(
    (thrown: unknown) => thrown,
  );
}

describe("the order form of a box", () => {
  it("redirects to the separate site where that one sells the box", async () => {
    const response = await openForm({ productCode: "STP" }, "https://sale.example");
    expect(response).toBeInstanceOf(Response);
    expect((response as Response).headers.get("location")).toBe(
      "https://sale.example/sale/safar/?lang=tg",
    );
  });

  it("is served where no separate site is set", async () => {
    expect(await openForm({ productCode: "STP" }, "")).toHaveProperty("product.slug", "safar");
  });

  it.each(["SCI_P1", "SCI_P2", "SCI_P3", "ECI"])(
    "redirects to the order of car insurance for %s (SPEC-94), also beside a separate site",
    async (productCode) => {
      const price = productCode === "ECI" ? 0 : 500;
      const response = await openForm({ productCode, price }, "https://sale.example");
      expect((response as Response).headers.get("location")).toBe(`/auto/order/${productCode}`);
    },
  );

  it("leaves SCI itself to the separate site (SPEC-15)", async () => {
    const response = await openForm({ productCode: "SCI" }, "https://sale.example");
    expect((response as Response).headers.get("location")).toContain("https://sale.example/sale/");
    expect(await openForm({ productCode: "SCI" }, "")).toHaveProperty("product.slug", "safar");
  });

  it.each([{ isSale: false }, { price: 0 }])(
    "redirects to the page of a box that is sold in offices only",
    async (change) => {
      const response = await openForm(change, "");
      expect(response).toBeInstanceOf(Response);
      expect((response as Response).headers.get("location")).toBe("/boxes/safar");
    },
  );
});
