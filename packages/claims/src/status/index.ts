export { ClaimStatusPage, type ClaimStatusPageProps } from "./claim-status-page.tsx";
export { claimStatusTexts } from "./status-texts.ts";
