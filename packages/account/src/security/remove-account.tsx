import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import { RemoveByCode } from "./remove-by-code.tsx";
import { RemoveByPassword } from "./remove-by-password.tsx";

/** Deletion of an account, with a list of the retained data; one that a code opened has no password (SPEC-68). */
export function RemoveAccount({ onRemoved }: { readonly onRemoved: () => Promise<void> }) {
  const { t } = useTexts(accountTexts);
  const [open, setOpen] = useState(false);
  const [byCode, setByCode] = useState(false);
  return (
    <Stack>
      <p>{t("removal.text")}</p>
      <Stack direction="row">
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t("removal.ask")}
        </Button>
      </Stack>
      <Dialog
        open={open}
        size="small"
        title={t("removal.title")}
        closeText={t("login.close")}
        onClose={() => setOpen(false)}
      >
        <Stack>
          <p>{t("removal.text")}</p>
          {byCode ? (
            <RemoveByCode onRemoved={onRemoved} />
          ) : (
            <RemoveByPassword onRemoved={onRemoved} />
          )}
          <Button wide variant="quiet" onClick={() => setByCode(!byCode)}>
            {t(byCode ? "code.toLogin" : "removal.byCode")}
          </Button>
        </Stack>
      </Dialog>
    </Stack>
  );
}
