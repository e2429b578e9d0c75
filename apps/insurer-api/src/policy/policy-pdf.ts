import type { Language } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import type { TravelCover } from "#src/travel/document/travel-cover.ts";
import { travelPages } from "#src/travel/document/travel-pages.ts";
import type { Branding } from "./document/page.ts";
import { renderPolicyDocument } from "./document/render-policy-document.ts";
import { fullNameOf } from "./full-name.ts";
import type { TitledPolicy } from "./titled-policy.ts";

/** A policy document to draw; plain data, so that it can go to another thread. */
export interface PolicyPdfRequest {
  readonly branding: Branding;
  readonly timeZone: string;
  readonly titled: TitledPolicy;
  readonly language: Language;
  /** The cover of a trip, which has pages of its own. */
  readonly travelCover?: TravelCover | undefined;
}

/** Draws the policy document as a PDF. */
export function policyPdf({
  branding,
  timeZone,
  titled,
  language,
  travelCover,
}: PolicyPdfRequest): Promise<Uint8Array> {
  const { policy, title } = titled;
  const issuedOn = dateIn(timeZone, policy.createdAt);
  const facts = { policyNumber: policy.number, holder: fullNameOf(policy.holder), issuedOn };
  const cover = travelCover && travelPages(branding, travelCover, facts, language);
  return renderPolicyDocument(branding, {
    policy,
    title: title ?? undefined,
    language,
    issuedOn,
    cover,
  });
}
