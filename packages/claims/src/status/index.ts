export { ClaimStatusPage } from "./claim-status-page.tsx";
export { claimStatusTexts } from "./status-texts.ts";
