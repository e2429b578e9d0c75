import type { Language } from "@sughurta/domain";
import type { CertificateFacts } from "#src/products/document/certificate-page.ts";
import type { CoverPages } from "#src/products/document/cover-pages.ts";
import type { Branding } from "#src/products/document/page.ts";
import type { TravelCover } from "#src/products/line/policy-cover.ts";
import { certificateTexts } from "./certificate-texts.ts";
import { medicalText, territoryText } from "./cover-words.ts";
import { drawCertificate } from "./draw-certificate.ts";

/** Language of the certificate for visa desks. */
const VISA_LANGUAGE: Language = "en";

/**
 * Pages that a travel policy adds to its document: the cover, a certificate in the buyer's language and one in English.
 */
export function travelPages(
  branding: Branding,
  cover: TravelCover,
  facts: CertificateFacts,
  language: Language,
): CoverPages {
  const texts = certificateTexts[language];
  return {
    facts: [
      [texts.territory, territoryText(cover, language)],
      [texts.medical, medicalText(cover, language)],
    ],
    draw: (doc, qr) => {
      for (const one of new Set([language, VISA_LANGUAGE])) {
        drawCertificate(doc, branding, cover, facts, one, qr);
      }
    },
  };
}
