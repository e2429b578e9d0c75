import type { Page } from "@playwright/test";
import { registerClaim } from "@sughurta/contracts/claim";

/** Number of the demonstration policy in force. */
export async function demoPolicyNumber(page: Page): Promise<string> {
  const demo = await page.request.get(`${process.env.API_URL}/sandbox/demo`);
  const { policies } = (await demo.json()) as { policies: { number: string; status: string }[] };
  return policies.find(({ status }) => status === "ACTIVE")?.number ?? "";
}

/** Registers a claim as the visitor of a page, without its form. */
export async function aClaim(page: Page, phone: string): Promise<string> {
  const policyNumber = await demoPolicyNumber(page);
  const session = await page.request.post("/session/guest/");
  const { access } = (await session.json()) as { access: string };
  const claim = await page.request.post(registerClaim.path, {
    headers: { authorization: `Bearer ${access}` },
    data: {
      full_name: "Саидова Мадина",
      policy_number: policyNumber,
      note: "Залило кухню.",
      phone: `992${phone}`,
      email: "madina@example.tj",
      channel: "front",
    },
  });
  return String(((await claim.json()) as { id: string }).id);
}
