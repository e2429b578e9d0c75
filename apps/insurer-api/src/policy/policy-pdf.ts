import type { Language } from "@sughurta/domain";
import type { BoxInsured } from "@sughurta/domain/box";
import { dateIn } from "@sughurta/server-kit";
import { boxPages } from "#src/box/document/box-pages.ts";
import type { MotorCover } from "#src/motor/document/motor-cover.ts";
import { motorPages } from "#src/motor/document/motor-pages.ts";
import type { TravelCover } from "#src/travel/document/travel-cover.ts";
import { travelPages } from "#src/travel/document/travel-pages.ts";
import type { Branding } from "./document/page.ts";
import { type CoverPages, renderPolicyDocument } from "./document/render-policy-document.ts";
import { fullNameOf } from "./full-name.ts";
import type { TitledPolicy } from "./titled-policy.ts";

/** What a policy covers where its document has pages of its own. */
export type PolicyCover =
  | { readonly kind: "travel"; readonly travel: TravelCover }
  | { readonly kind: "box"; readonly insured: BoxInsured }
  | { readonly kind: "motor"; readonly motor: MotorCover };

/** A policy document to draw; plain data, so that it can go to another thread. */
export interface PolicyPdfRequest {
  readonly branding: Branding;
  readonly timeZone: string;
  readonly titled: TitledPolicy;
  readonly language: Language;
  readonly cover?: PolicyCover | undefined;
}

function pagesOf(
  cover: PolicyCover,
  { branding, titled: { policy, title }, language }: PolicyPdfRequest,
  issuedOn: string,
): CoverPages {
  if (cover.kind === "motor") {
    const code = { ru: policy.productCode, tg: policy.productCode, en: policy.productCode };
    return motorPages({ branding, policy, issuedOn, cover: cover.motor, language }, title ?? code);
  }
  const facts = { policyNumber: policy.number, holder: fullNameOf(policy.holder), issuedOn };
  if (cover.kind === "box") return boxPages(cover.insured, { branding, facts, language });
  return travelPages(branding, cover.travel, facts, language);
}

/** Draws the policy document as a PDF. */
export function policyPdf(request: PolicyPdfRequest): Promise<Uint8Array> {
  const { branding, timeZone, titled, language, cover } = request;
  const { policy, title } = titled;
  const issuedOn = dateIn(timeZone, policy.createdAt);
  return renderPolicyDocument(branding, {
    policy,
    title: title ?? undefined,
    language,
    issuedOn,
    cover: cover && pagesOf(cover, request, issuedOn),
  });
}
