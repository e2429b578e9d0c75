import type { Page } from "@playwright/test";
import { expect } from "./watched-page.ts";

/** A half-filled order: as stored in the browser, and on the service (SPEC-30). */
export interface Draft {
  readonly kind: string;
  readonly inBrowser: Readonly<Record<string, string>>;
  readonly content: string;
}

/** The token of a page's visitor, who is created with it. */
export async function accessToken(page: Page): Promise<string> {
  const response = await page.request.post("/session/guest/");
  return ((await response.json()) as { access: string }).access;
}

/** The headers of a request in the name of a page's visitor. */
const asVisitor = async (page: Page) => ({ authorization: `Bearer ${await accessToken(page)}` });

/** The draft of the order on a page, once the service has this text in it. */
export async function readDraft(page: Page, kind: string, lastTyped: string): Promise<Draft> {
  const headers = await asVisitor(page);
  let content = "";
  await expect(async () => {
    const response = await page.request.get(`/v1/draft/${kind}/`, { headers });
    content = ((await response.json()) as { content: string }).content;
    expect(content).toContain(lastTyped);
  }).toPass();
  const kept = await page.evaluate(() => Object.entries({ ...localStorage }));
  const own = kept.filter(([name]) => /^sughurta\.(?:travel|draft)\./.test(name));
  return { kind, content, inBrowser: Object.fromEntries(own) };
}

/** Assigns a draft to a page's visitor, as if it had been typed here; the page does not show it yet. */
export async function giveDraft(page: Page, { kind, content, inBrowser }: Draft): Promise<void> {
  const headers = await asVisitor(page);
  const saved = await page.request.put(`/v1/draft/${kind}/`, { headers, data: { content } });
  expect(saved.status()).toBe(200);
  await page.goto("/robots.txt");
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  }, inBrowser);
}
