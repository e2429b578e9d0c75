import type { Localised } from "#src/database/schema/sales.ts";
import type { CoverPages } from "#src/policy/document/render-policy-document.ts";
import { firstInstalment } from "../price/instalments.ts";
import { drawLiabilityCertificate } from "./draw-liability-certificate.ts";
import {
  drawMotorCover,
  limitText,
  type MotorPaper,
  plateText,
  vehicleText,
} from "./draw-motor-cover.ts";
import { motorDocumentTexts } from "./motor-document-texts.ts";

/** What a motor policy adds to its document: vehicle, cover, and a certificate of compulsory liability. */
export function motorPages(paper: MotorPaper, title: Localised): CoverPages {
  const texts = motorDocumentTexts[paper.language];
  const {
    inInstalments,
    vehicle: { plate },
  } = paper.cover;
  const vehicle = [vehicleText(paper.cover), plate && plateText(plate)].filter(Boolean).join(", ");
  return {
    insured: [texts.vehicle, vehicle],
    facts: [[texts.sumInsured, limitText(paper)]],
    steps: texts.steps,
    ...(inInstalments ? { paidDiram: firstInstalment(paper.policy.amountDiram) } : {}),
    draw: (doc, qr) => {
      if (paper.cover.program === "MCI_P1") drawLiabilityCertificate(doc, paper, title, qr);
      drawMotorCover(doc, paper);
    },
  };
}
