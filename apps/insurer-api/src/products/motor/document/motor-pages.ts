import { formatPlate } from "@sughurta/domain/motor";
import type { Localised } from "#src/platform/database/schema/sales.ts";
import type { CoverPages } from "#src/products/document/cover-pages.ts";
import { limitText, vehicleText } from "./cover-words.ts";
import { drawLiabilityCertificate } from "./draw-liability-certificate.ts";
import { drawMotorCover, type MotorPaper } from "./draw-motor-cover.ts";
import { motorDocumentTexts } from "./motor-document-texts.ts";

/** Pages that a motor policy adds to its document: vehicle, cover, and a certificate of compulsory liability. */
export function motorPages(paper: MotorPaper, title: Localised): CoverPages {
  const texts = motorDocumentTexts[paper.language];
  const {
    vehicle: { plate },
  } = paper.cover;
  const vehicle = [vehicleText(paper.cover), plate && formatPlate(plate)]
    .filter(Boolean)
    .join(", ");
  return {
    insured: [texts.vehicle, vehicle],
    facts: [[texts.sumInsured, limitText(paper)]],
    steps: texts.steps,
    draw: (doc, qr) => {
      if (paper.cover.program === "MCI_P1") drawLiabilityCertificate(doc, paper, title, qr);
      drawMotorCover(doc, paper);
    },
  };
}
