export { ClaimForm, type ClaimFormProps } from "./claim-form/claim-form.tsx";
export type { OwnPolicy } from "./claim-form/policy-question.tsx";
export type { PictureSize } from "./claims-config.ts";
export { type KeptPolicy, keepPolicy, readKeptPolicy } from "./policy-check/kept-policy.ts";
export { PolicyCheck, type PolicyCheckProps } from "./policy-check/policy-check.tsx";
export {
  PolicyCheckDialog,
  type PolicyCheckDialogProps,
} from "./policy-check/policy-check-dialog.tsx";
export {
  PolicyVerifyPage,
  type PolicyVerifyPageProps,
} from "./policy-check/policy-verify-page.tsx";
export { claimsTexts } from "./texts/claims-texts.ts";
export type { ClaimFileUpload } from "./uploads/tus-upload.ts";
export {
  type ClaimFileOutcome,
  type ClaimFileProblem,
  uploadClaimFile,
} from "./uploads/upload-claim-file.ts";
