import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createApiClient } from "@sughurta/api-client";
import { saveBox } from "@sughurta/contracts/box";
import { createPayment } from "@sughurta/contracts/payment";
import type { PaymentOperator } from "@sughurta/domain";
import { accessToken } from "./drafts.ts";
import { aHolder, type Holder, paidPolicyNumber } from "./order-page.ts";
import { expect, waitUntilLive } from "./watched-page.ts";

/** A purchased box. */
export interface BoughtBox {
  readonly holder: Holder;
  readonly number: string;
}

interface BoxPayment {
  readonly paymentOper: PaymentOperator;
  readonly phone?: string;
  readonly siteUrl?: string;
}

/** Saves a box for a flat and starts its payment; the form itself is tested elsewhere. */
export async function startBoxPayment(
  page: Page,
  { paymentOper, phone = "921234567", siteUrl = process.env.SITE_URL ?? "" }: BoxPayment,
) {
  const holder = aHolder();
  const access = await accessToken(page);
  const client = createApiClient({
    baseUrl: siteUrl,
    getLanguage: () => "ru",
    getAccessToken: () => access,
  });
  const saved = await client.send(saveBox, {
    body: {
      ...holder,
      patronymic: "Рустамовна",
      phoneNumber: `992${phone}`,
      gender: 1,
      birthDate: "1990-05-14",
      resident: "TJ",
      series: "A",
      docNumber: "12345678",
      issueDate: "2018-02-01",
      issueInstitution: "ОВД Сино",
      productCode: "HOM_FLAT",
      insuredAddress: "Душанбе, Рӯдакӣ 1, 12",
      sumPrem: 220,
      agree: true,
    },
    idempotencyKey: randomUUID(),
  });
  if (saved.status !== 201) throw new Error(`Not saved: ${JSON.stringify(saved.data)}`);
  const started = await client.send(createPayment, {
    body: { policyId: saved.data.id, policyType: "box", paymentOper },
    idempotencyKey: randomUUID(),
  });
  if (started.status !== 201) throw new Error(`No payment: ${started.status}`);
  return { holder, ...started.data };
}

/** Opens the result page for a page's visitor after buying a box for a flat. */
export async function openBoughtBox(page: Page, phone?: string): Promise<BoughtBox> {
  const payment = { paymentOper: "dc", ...(phone === undefined ? {} : { phone }) } as const;
  const { holder, paymentId, redirectUrl } = await startBoxPayment(page, payment);
  const paid = await page.request.post(redirectUrl, { form: { action: "pay" }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await page.goto(`/success?payment=${paymentId}&lang=ru`);
  await waitUntilLive(page);
  return { holder, number: await paidPolicyNumber(page) };
}
