export { AccountPage, type AccountPageProps } from "./account/account-page.tsx";
export {
  AccountOpened,
  type AccountOpenedProps,
  OpenAccount,
  type OpenAccountProps,
} from "./after-payment/open-account.tsx";
export { OpenPaidPolicy, type OpenPaidPolicyProps } from "./after-payment/open-paid-policy.tsx";
export { PayPage, type PayPageProps } from "./pay/pay-page.tsx";
export { payTexts } from "./pay/pay-texts.ts";
export { RestPage, type RestPageProps } from "./pay/rest-page.tsx";
export { PolicyByCode, type PolicyByCodeProps } from "./renewal/policy-by-code.tsx";
export { type BegunOrder, RenewPage, type RenewPageProps } from "./renewal/renew-page.tsx";
export { renewalTexts } from "./renewal/renewal-texts.ts";
export type { AccountLinks } from "./section/account-links.ts";
export { AccountRemoved, type AccountRemovedProps } from "./security/account-removed.tsx";
export { LoginDialog, type LoginDialogProps } from "./sign-in/login-dialog.tsx";
export type { SignInStage } from "./sign-in/sign-in.tsx";
export { SignInPage, type SignInPageProps } from "./sign-in/sign-in-page.tsx";
export { accountTexts } from "./texts/account-texts.ts";
