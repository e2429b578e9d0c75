import { formatDate } from "@sughurta/domain";
import { formatPlate } from "@sughurta/domain/motor";
import type { Localised } from "#src/database/schema/sales.ts";
import { moneyText } from "#src/policy/document/money-text.ts";
import type { CoverPages } from "#src/policy/document/render-policy-document.ts";
import { fill } from "#src/texts/failure-texts.ts";
import { instalmentsOf } from "../price/instalments.ts";
import { drawLiabilityCertificate } from "./draw-liability-certificate.ts";
import { drawMotorCover, limitText, type MotorPaper, vehicleText } from "./draw-motor-cover.ts";
import { motorDocumentTexts } from "./motor-document-texts.ts";

/** The first part of the price, and the others with their dates. */
function instalmentsText({ branding, policy, issuedOn, language }: MotorPaper) {
  const [first, ...later] = instalmentsOf(policy.amountDiram, issuedOn);
  const name = fill(motorDocumentTexts[language].laterInstalments, { phone: branding.phones });
  const lines = later.map(({ date, amountDiram }) => {
    return `${formatDate(date)}: ${moneyText(amountDiram, policy.currency, language)}`;
  });
  const paidDiram = first?.amountDiram ?? policy.amountDiram;
  return { paidDiram, later: [name, lines.join("\n")] as const };
}

/** What a motor policy adds to its document: vehicle, cover, and a certificate of compulsory liability. */
export function motorPages(paper: MotorPaper, title: Localised): CoverPages {
  const texts = motorDocumentTexts[paper.language];
  const {
    inInstalments,
    vehicle: { plate },
  } = paper.cover;
  const vehicle = [vehicleText(paper.cover), plate && formatPlate(plate)]
    .filter(Boolean)
    .join(", ");
  return {
    insured: [texts.vehicle, vehicle],
    facts: [[texts.sumInsured, limitText(paper)]],
    steps: texts.steps,
    ...(inInstalments ? { instalments: instalmentsText(paper) } : {}),
    draw: (doc, qr) => {
      if (paper.cover.program === "MCI_P1") drawLiabilityCertificate(doc, paper, title, qr);
      drawMotorCover(doc, paper);
    },
  };
}
