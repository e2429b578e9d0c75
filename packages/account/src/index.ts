export { LoginDialog, type LoginDialogProps } from "./login/login-dialog.tsx";
export { accountTexts } from "./texts/account-texts.ts";
