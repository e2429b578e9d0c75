import { type BoxProduct, box, boxes } from "@sughurta/contracts/box";
import {
  isFixedProgram,
  MOTOR_CATEGORY,
  type MotorChoice,
  motorOrderChoice,
  termsDocumentNumber,
} from "@sughurta/domain/motor";
import { preloadTexts, translator } from "@sughurta/i18n";
import { motorTexts } from "@sughurta/motor-flow";
import { data } from "react-router";
import type { Services } from "#server/render/services.ts";
import { withoutDescriptions } from "../boxes/load-boxes.server.ts";
import { loadFacts, required, requiredOr404 } from "../content/load-content.server.ts";
import { sanitised } from "../html/sanitized.server.ts";

const CATALOGUE_PAGE_SIZE = 300;

/** Car products of the catalogue (S2 §7), without full descriptions. */
export async function loadMotorProducts({ content, config }: Services) {
  const query = { page: 1, page_size: CATALOGUE_PAGE_SIZE, category: MOTOR_CATEGORY };
  const { data: products } = await required(content.get(boxes, { query }));
  return { products: withoutDescriptions(products), config };
}

/** The catalogue, facts about the insurer, and the day from which its quick quote counts the age of a car. */
export async function loadMotorCatalogue(services: Services) {
  const [catalogue, facts] = await Promise.all([loadMotorProducts(services), loadFacts(services)]);
  return { ...catalogue, facts, today: services.today };
}

/** One car product by slug or code in any case (SPEC-45); products of another kind are not found here. */
export async function loadMotorProduct(services: Services, name: string) {
  const { content, config } = services;
  const { products } = await loadMotorProducts(services);
  const listed = products.find(({ slug, productCode }) =>
    [slug, productCode].some((known) => known.toLowerCase() === name.toLowerCase()),
  );
  const params = { slug: listed?.slug ?? name };
  const found = content.find(box, { params }).then((list) => list?.[0]);
  const product = await requiredOr404(found);
  if (!product.categories.includes(MOTOR_CATEGORY)) throw data(null, { status: 404 });
  return {
    product: { ...product, fullDesc: "" },
    description: sanitised(product.fullDesc),
    termsHref: termsHref(product, config.policyTermsUrl),
    config,
  };
}

function termsHref({ productCode }: BoxProduct, policyTermsUrl: string): string {
  const number = termsDocumentNumber(productCode);
  if (policyTermsUrl === "" || number === undefined) return "/docs";
  return `${policyTermsUrl.replace(/\/$/, "")}/${number}`;
}

/** Data of an order page from the server, with the name of the product. */
export async function loadMotorOrder({ today, config, language }: Services, product: string) {
  // A page opened by client-side navigation gets its head before its texts.
  await preloadTexts(language, [motorTexts]);
  const name = translator(language, motorTexts);
  const title = name(`titles.${getTitleKey(motorOrderChoice(product))}`);
  return { title, order: { today, paymentOrigins: config.paymentOrigins } };
}

/** Ready-made programmes are sold by their own names, other products by the product name. */
function getTitleKey({ product, program }: MotorChoice) {
  if (program && isFixedProgram(program)) return program;
  return product === "SCI" ? "SCI_P1" : product;
}
