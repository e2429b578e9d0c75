import { isFixedProgram, type MotorChoice, motorOrderChoice } from "@sughurta/domain/motor";
import { preloadTexts, translator } from "@sughurta/i18n";
import { motorTexts } from "@sughurta/motor-flow";
import type { Services } from "#server/render/services.ts";

/** Data of an order page from the server, with the name of the product. */
export async function loadMotorOrder({ today, config, language }: Services, product: string) {
  // A page opened by client-side navigation gets its head before its texts.
  await preloadTexts(language, [motorTexts]);
  const name = translator(language, motorTexts);
  const title = name(`titles.${titleKeyOf(motorOrderChoice(product))}`);
  return { title, order: { today, paymentOrigins: config.paymentOrigins } };
}

/** Ready-made programmes are sold by their own names, other products by the product name. */
function titleKeyOf({ product, program }: MotorChoice) {
  if (program && isFixedProgram(program)) return program;
  return product === "SCI" ? "SCI_P1" : product;
}
