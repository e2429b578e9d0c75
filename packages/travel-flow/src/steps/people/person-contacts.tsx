import { EmailInput, PhoneInput, TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { InsuredPerson } from "../../order/order-values.ts";
import { travelTexts } from "../../texts/travel-texts.ts";

/** How to reach an insured person and where they are registered: the five-step layout asks (S1 §3). */
export function PersonContacts({
  name,
}: {
  readonly name: (field: keyof InsuredPerson) => string;
}) {
  const { t } = useTexts(travelTexts);
  return (
    <>
      <PhoneInput name={name("laPhone")} label={t("people.phone")} autoComplete="off" optional />
      <EmailInput name={name("laEmail")} label={t("people.email")} autoComplete="off" optional />
      <TextInput
        name={name("laAddressReg")}
        label={t("people.addressReg")}
        autoComplete="off"
        maxLength={160}
        optional
      />
      <TextInput
        name={name("laPostalCodeReg")}
        label={t("people.postalCode")}
        hint={t("people.postalCodeHint")}
        width="short"
        autoComplete="off"
        inputMode="numeric"
        maxLength={10}
        optional
      />
    </>
  );
}
