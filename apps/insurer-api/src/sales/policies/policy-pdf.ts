import type { Language } from "@sughurta/domain";
import type { CoverFamily } from "@sughurta/domain/box";
import { dateIn } from "@sughurta/server-kit";
import { boxPages } from "#src/products/box/document/box-pages.ts";
import type { CoverPages } from "#src/products/document/cover-pages.ts";
import type { Branding } from "#src/products/document/page.ts";
import { toFullName } from "#src/products/line/full-name.ts";
import type { PolicyCover } from "#src/products/line/policy-cover.ts";
import { motorPages } from "#src/products/motor/document/motor-pages.ts";
import { travelPages } from "#src/products/travel/document/travel-pages.ts";
import { renderPolicyDocument } from "#src/sales/policies/document/render-policy-document.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import {
  afterIssueFact,
  type PolicyStatusFacts,
  paidSoFar,
  policyStatusNotice,
} from "./policy-status.ts";

/** A policy document to draw; plain data, so that it can be sent to another thread. */
export interface PolicyPdfRequest {
  readonly branding: Omit<Branding, "pattern">;
  readonly family: CoverFamily;
  readonly timeZone: string;
  readonly policyWithProduct: PolicyWithProduct;
  readonly policyStatus: PolicyStatusFacts;
  readonly language: Language;
  readonly cover?: PolicyCover | undefined;
  readonly isSpecimen: boolean;
}

function getPages(
  cover: PolicyCover,
  { policyWithProduct: { policy, title }, language }: PolicyPdfRequest,
  { branding, issuedOn }: { readonly branding: Branding; readonly issuedOn: string },
): CoverPages {
  if (cover.kind === "motor") {
    const code = { ru: policy.productCode, tg: policy.productCode, en: policy.productCode };
    return motorPages({ branding, policy, issuedOn, cover: cover.motor, language }, title ?? code);
  }
  const facts = { policyNumber: policy.number, holder: toFullName(policy.holder), issuedOn };
  if (cover.kind === "box") {
    const { startDate } = policy;
    return boxPages(cover, { branding, facts, language, startDate });
  }
  return travelPages(branding, cover.travel, facts, language);
}

/** Draws the policy document as a PDF. */
export function policyPdf(request: PolicyPdfRequest): Promise<Uint8Array> {
  const { timeZone, policyWithProduct, policyStatus, language, cover, isSpecimen } = request;
  const { policy, title } = policyWithProduct;
  const pattern = { family: request.family, seed: policy.number };
  const branding = { ...request.branding, pattern };
  const issuedOn = dateIn(timeZone, policy.createdAt);
  return renderPolicyDocument(branding, {
    policy,
    paidDiram: paidSoFar(policyWithProduct),
    later: afterIssueFact(request),
    notice: policyStatusNotice(request, policyStatus),
    title: title ?? undefined,
    language,
    issuedOn,
    cover: cover && getPages(cover, request, { branding, issuedOn }),
    isSpecimen,
  });
}
