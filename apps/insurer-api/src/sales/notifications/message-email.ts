import { eq } from "drizzle-orm";
import { order, policy, product } from "#src/platform/database/schema/sales.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { EMAIL_SOURCES, emailImages } from "#src/platform/email/email-images.ts";
import {
  BRAND_FAMILY,
  type EmailBrand,
  type EmailSubject,
  LAPIS,
  renderEmail,
} from "#src/platform/email/render-email.ts";
import type { HtmlVersion } from "#src/platform/outbox/message-sender.ts";
import { loadCoverFamily } from "#src/products/catalogue/cover-family.ts";
import { documentTexts } from "#src/products/document/document-texts.ts";
import { specimenTexts } from "#src/products/document/specimen-texts.ts";
import { productNames } from "#src/products/line/product-names.ts";
import type { Service } from "#src/sales/ports/service.ts";

/** The HTML version of an email, from its text and from the policy or product that it is about. */
export async function loadHtmlVersion(
  { db, config }: Pick<Service, "config" | "db">,
  message: OutboxMessage,
): Promise<HtmlVersion> {
  const { language, subject, body } = message;
  const about = await findSubject(db, message);
  const brand = getEmailBrand(config);
  const notice = config.specimens ? specimenTexts[language].notice : undefined;
  return {
    markup: renderEmail({ language, subject, text: body, about, notice }, brand, EMAIL_SOURCES),
    images: await emailImages(about?.family ?? BRAND_FAMILY, brand.colour),
  };
}

function getEmailBrand({
  brandName,
  brandColour,
  supportPhone,
  assistancePhone,
  publicUrl,
  apiUrl,
  payments,
  till,
}: Service["config"]): EmailBrand {
  return {
    name: brandName,
    colour: brandColour ?? LAPIS,
    supportPhone,
    assistancePhone,
    trustedUrls: [publicUrl, apiUrl, payments.url, ...(till ? [new URL(till.url).origin] : [])],
  };
}

async function findSubject(
  db: Database,
  { aboutPolicy, aboutOrder, language }: OutboxMessage,
): Promise<EmailSubject | undefined> {
  const found = aboutPolicy === null ? await soldBy(db, aboutOrder) : await soldAs(db, aboutPolicy);
  if (!found) return undefined;
  const { policyType, productCode, title, slug } = found;
  const label = documentTexts[language].number;
  return {
    family: await loadCoverFamily(db, policyType, slug),
    ...productNames({ policyType, productCode }, title, language),
    ...(aboutPolicy !== null && { policy: { label, number: aboutPolicy } }),
  };
}

/** The product of a policy. */
async function soldAs(db: Database, number: string) {
  const { policyType, productCode } = policy;
  const [found] = await db
    .select({ policyType, productCode, title: product.title, slug: product.slug })
    .from(policy)
    .leftJoin(product, eq(product.code, productCode))
    .where(eq(policy.number, number));
  return found;
}

/** The product of an order. */
async function soldBy(db: Database, orderId: string | null) {
  if (orderId === null) return undefined;
  const { policyType, productCode } = order;
  const [found] = await db
    .select({ policyType, productCode, title: product.title, slug: product.slug })
    .from(order)
    .leftJoin(product, eq(product.code, productCode))
    .where(eq(order.id, orderId));
  return found;
}
