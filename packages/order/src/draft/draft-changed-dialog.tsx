import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { orderTexts } from "../texts/order-texts.ts";
import type { ChangedElsewhere } from "./draft-record.ts";

/** Lets the buyer choose between the order of this page and the one that another page has saved since. */
export function DraftChangedDialog({
  changed,
}: {
  /** What another window or device changed. */
  readonly changed: ChangedElsewhere;
}) {
  const { t } = useTexts(orderTexts);
  const { supportPhone } = useInsurer();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function choose(choice: () => Promise<void>) {
    setBusy(true);
    setFailed(false);
    try {
      await choice();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }
  const keep = () => choose(changed.keepThis);

  return (
    <Dialog
      open
      size="small"
      title={t("changed.title")}
      closeText={t("changed.keep")}
      onClose={keep}
    >
      <Stack>
        <p>{t("changed.text")}</p>
        {hasFailed ? (
          <Alert tone="danger" live="assertive">
            {t("changed.failed", { phone: supportPhone })}
          </Alert>
        ) : null}
        <Button wide busy={isBusy} onClick={() => choose(changed.showNewest)}>
          {t("changed.show")}
        </Button>
        <Button wide variant="secondary" busy={isBusy} onClick={keep}>
          {t("changed.keep")}
        </Button>
      </Stack>
    </Dialog>
  );
}
