import type { Page } from "@playwright/test";
import { registerClaim } from "@sughurta/contracts/claim";

/** Registers a claim as the visitor of a page, without its form. */
export async function aClaim(page: Page, phone: string): Promise<string> {
  const demo = await page.request.get(`${process.env.API_URL}/sandbox/demo`);
  const { policies } = (await demo.json()) as { policies: { number: string }[] };
  const session = await page.request.post("/session/guest/");
  const { access } = (await session.json()) as { access: string };
  const claim = await page.request.post(registerClaim.path, {
    headers: { authorization: `Bearer ${access}` },
    data: {
      full_name: "Саидова Мадина",
      policy_number: policies[0]?.number,
      note: "Залило кухню.",
      phone: `992${phone}`,
      email: "madina@example.tj",
      channel: "front",
    },
  });
  return String(((await claim.json()) as { id: string }).id);
}
