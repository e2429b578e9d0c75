export { ClaimForm } from "./claim-form/claim-form.tsx";
export type { OwnPolicy } from "./claim-form/policy-question.tsx";
export type { ClaimContact } from "./claim-form/use-claim.ts";
export { PolicyCheck } from "./policy-check/policy-check.tsx";
export { PolicyCheckDialog } from "./policy-check/policy-check-dialog.tsx";
export { PolicyVerifyPage } from "./policy-check/policy-verify-page.tsx";
export type { StoredPolicy } from "./policy-check/stored-policy.ts";
export { claimsTexts } from "./texts/claims-texts.ts";
export type { ClaimFileUpload } from "./uploads/tus-upload.ts";
export {
  type ClaimFileOutcome,
  type ClaimFileProblem,
  uploadClaimFile,
} from "./uploads/upload-claim-file.ts";
