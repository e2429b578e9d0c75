import { useTexts } from "@sughurta/i18n";
import { Button } from "@sughurta/ui-kit";
import { orderTexts } from "../texts/order-texts.ts";

export interface ChangeButtonProps {
  /** Name of the changed value, for assistive technology. */
  readonly what: string;
  readonly onClick: () => void;
}

/** Opens an earlier value for a change (S1 §2). */
export function ChangeButton({ what, onClick }: ChangeButtonProps) {
  const { t } = useTexts(orderTexts);
  return (
    <Button
      variant="quiet"
      icon="edit"
      aria-label={t("steps.changeOf", { what })}
      onClick={onClick}
    >
      {t("steps.change")}
    </Button>
  );
}
