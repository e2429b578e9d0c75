import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";

const MIN_NUMBER = 1_000_000;

/** An unused phone number: national digits. */
export const aPhone = () => `93${randomInt(MIN_NUMBER, 10 * MIN_NUMBER)}`;

/** The newest code that was sent to a phone. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const response = await page.request.get(`${process.env.API_URL}/sandbox/sms?lang=en`);
  const messages = (await response.text()).split("<article").slice(1);
  const code = messages
    .filter((message) => message.includes(`992${phone}`))
    .map((message) => /<pre>[^<]*?(?:код|code) (\d{6})\b/.exec(message)?.[1])
    .find((found) => found !== undefined);
  return code ?? "";
}
