import { useTexts } from "@sughurta/i18n";
import { Button, Card, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { CallbackDialog } from "../callback/callback-dialog.tsx";
import { contentTexts } from "../texts/content-texts.ts";

export interface CallRequestProps {
  /** Subject of the callback; insurance for companies in general without one. */
  readonly note?: string | undefined;
}

/** Form for companies to request terms: a callback (S0 §1). */
export function CallRequest({ note }: CallRequestProps) {
  const { t } = useTexts(contentTexts.business);
  const [open, setOpen] = useState(false);
  return (
    <Card ground="sunken">
      <Stack align="start">
        <h2>{t("business.callTitle")}</h2>
        <p>{t("business.callText")}</p>
        <Button icon="phone" onClick={() => setOpen(true)}>
          {t("business.request")}
        </Button>
      </Stack>
      <CallbackDialog
        open={open}
        onClose={() => setOpen(false)}
        note={note ?? t("business.heading")}
      />
    </Card>
  );
}
