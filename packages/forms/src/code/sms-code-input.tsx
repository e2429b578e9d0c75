import { useTexts } from "@sughurta/i18n";
import { OtpInput } from "../fields/secret-inputs.tsx";
import { formTexts } from "../texts/form-texts.ts";

/** The field `code` for the six digits of an SMS (S0 §2). */
export function SmsCodeInput() {
  const { t } = useTexts(formTexts);
  return <OtpInput name="code" label={t("smsCode.label")} hint={t("smsCode.hint")} />;
}
