import { PasswordInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { accountTexts } from "../texts/account-texts.ts";

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
