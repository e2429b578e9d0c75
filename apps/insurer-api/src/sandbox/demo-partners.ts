import { eq } from "drizzle-orm";
import { partnerShare } from "#src/platform/database/schema/partner.ts";
import { addPartners } from "#src/sales/orders/load-partners.ts";
import type { Service } from "#src/sales/ports/service.ts";

const CODE = "SAFAR";
const FIRST_DAY = "2026-01-01";

/**
 * Adds a travel agency with a page on this machine to the demonstration. Its secrets are public, and no other partner
 * uses them.
 */
export async function addDemoPartner(
  service: Pick<Service, "config" | "db" | "now">,
): Promise<void> {
  await addPartners(service, [
    {
      code: CODE,
      name: "Safar Travel",
      keys: ["pk_demo_agency_1", "pk_test_agency_safar"],
      origins: ["http://localhost:5199", "https://*.preview.safar.example"],
      returnPages: ["http://localhost:5199/"],
      serverSecrets: [
        "sk_demonstration_of_the_agency_safar",
        "sk_test_demonstration_of_the_agency_safar",
      ],
      withdrawn: false,
    },
  ]);
  const { db } = service;
  if ((await db.$count(partnerShare, eq(partnerShare.partnerCode, CODE))) > 0) return;
  const share = {
    partnerCode: CODE,
    validFrom: FIRST_DAY,
    enteredBy: "demonstration",
    enteredAt: service.now(),
  };
  await db.insert(partnerShare).values([
    { ...share, shareBp: 1_000 },
    { ...share, productCode: "HOM_FLAT", shareBp: 1_500 },
  ]);
}
