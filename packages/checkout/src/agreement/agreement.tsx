import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Checkbox, Link } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { checkoutTexts } from "../texts/checkout-texts.ts";

export interface AgreementProps {
  /** Whether it is ticked. */
  readonly checked: boolean;
  /** Called with the new state. */
  readonly onValueChange: (checked: boolean) => void;
  readonly id?: string | undefined;
  readonly error?: ReactNode;
}

/** Agreement to the rules and to personal-data processing, never ticked beforehand (S0 §5). */
export function Agreement({ checked, onValueChange, id, error }: AgreementProps) {
  const { t, rich } = useTexts(checkoutTexts);
  const { rulesHref, privacyHref } = useInsurer();
  const newTab = t("agreement.newTab");
  const sentence = rich("agreement.label", {
    rules: (
      <Link href={rulesHref} newTabText={newTab}>
        {t("agreement.rules")}
      </Link>
    ),
    politics: (
      <Link href={privacyHref} newTabText={newTab}>
        {t("agreement.politics")}
      </Link>
    ),
  });
  return (
    <Checkbox
      {...(id ? { id } : {})}
      name="agree"
      label={sentence}
      error={error}
      checked={checked}
      required
      onValueChange={onValueChange}
    />
  );
}
