import * as z from "@sughurta/contracts/zod";
import { toWirePhone } from "@sughurta/domain";
import { newPassword, PasswordInput, smsCode } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { accountTexts } from "../texts/account-texts.ts";

interface TypedTwice {
  readonly password: string;
  readonly repeatPassword: string;
}

const twice = {
  password: newPassword,
  repeatPassword: z.string().check(z.minLength(1, "required")),
};

const same = z.refine<TypedTwice>(({ password, repeatPassword }) => password === repeatPassword, {
  path: ["repeatPassword"],
  error: "passwordMismatch",
});

const PASSWORD_MAX_LENGTH = 200;

/** The current password: leading and trailing spaces belong to it. */
export const nonEmptyPassword = z
  .string()
  .check(z.minLength(1, "required"), z.maxLength(PASSWORD_MAX_LENGTH, "tooLong"));

/** A new password behind an SMS code (SPEC-20). */
export const passwordByCodeSchema = z.object({ code: smsCode, ...twice }).check(same);

/** A new password in place of the present one. */
export const changePasswordSchema = z
  .object({ oldPassword: nonEmptyPassword, ...twice })
  .check(same);

/** The new password, twice (SPEC-20). */
export function NewPasswordFields() {
  const { t } = useTexts(accountTexts);
  return (
    <>
      <PasswordInput
        name="password"
        label={t("password.new")}
        hint={t("password.rule")}
        autoComplete="new-password"
      />
      <PasswordInput
        name="repeatPassword"
        label={t("password.repeat")}
        autoComplete="new-password"
      />
    </>
  );
}

/** Hidden field with the user name, by which a password manager assigns the new password. */
export function UsernameForManagers({ phone }: { readonly phone: string }) {
  return <input hidden readOnly autoComplete="username" value={toWirePhone(phone)} />;
}
