export { AccountOpened, type AccountOpenedProps } from "./after-payment/account-opened.tsx";
export { OpenAccount, type OpenAccountProps } from "./after-payment/open-account.tsx";
export type { AccountLinks } from "./cabinet/account-links.ts";
export { AccountPage, type AccountPageProps } from "./cabinet/account-page.tsx";
export { LoginDialog, type LoginDialogProps } from "./login/login-dialog.tsx";
export { SignInPage, type SignInPageProps } from "./sign-in/sign-in-page.tsx";
export type { SignInStage } from "./sign-in/sign-in-stage.ts";
export { accountTexts } from "./texts/account-texts.ts";
