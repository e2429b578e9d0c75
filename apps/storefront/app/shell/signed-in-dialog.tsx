import { useTexts } from "@sughurta/i18n";
import { Alert, Button, ButtonLink, Dialog, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { useSessionKeeper } from "../session/browser-session.tsx";
import { shellTexts } from "../texts/shell-texts.ts";

/** Shows that the user is signed in, with a button that signs out. */
export function SignedInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts(shellTexts);
  const keeper = useSessionKeeper();
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  async function signOut() {
    setState("leaving");
    try {
      await keeper.signOut();
      setState("idle");
      onClose();
    } catch {
      setState("failed");
    }
  }

  return (
    <Dialog
      open={open}
      size="small"
      title={t("person.title")}
      closeText={t("person.close")}
      onClose={onClose}
    >
      <Stack>
        <p>{t("person.text")}</p>
        {state === "failed" ? (
          <Alert tone="danger" live="assertive">
            {t("person.failed")}
          </Alert>
        ) : null}
        <ButtonLink wide href="/account" onClick={onClose}>
          {t("person.account")}
        </ButtonLink>
        <Button wide variant="secondary" busy={state === "leaving"} onClick={signOut}>
          {t("person.signOut")}
        </Button>
      </Stack>
    </Dialog>
  );
}
