import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { shopTexts } from "../texts/shop-texts.ts";

/** Replaces a shop that cannot open, or a part that could not be fetched. */
export function ShopFailure({
  isUnreachable = true,
  onRetry,
}: {
  /** The cause is the connection, as far as is known. */
  readonly isUnreachable?: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts(shopTexts);
  return (
    <Alert
      tone="danger"
      live="assertive"
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {t("again")}
        </Button>
      }
    >
      {t(isUnreachable ? "failed" : "unavailable")}
    </Alert>
  );
}
