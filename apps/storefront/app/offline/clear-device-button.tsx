import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useSession } from "@sughurta/session";
import { Alert, Button, Dialog, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { useSessionKeeper } from "../session/browser-session.tsx";
import { OFFLINE_PAGE } from "./offline-page.ts";
import { offlineTexts } from "./offline-texts.ts";

/** Lets a guest delete their data from a shared device; signed-in users sign out instead. */
export function ClearDeviceButton() {
  const { t } = useTexts(offlineTexts);
  const { supportPhone } = useInsurer();
  const keeper = useSessionKeeper();
  const isUser = useSession(({ visitor }) => visitor === "user");
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function clear() {
    setBusy(true);
    setFailed(false);
    try {
      const { clearDevice } = await import("./clear-device.ts");
      await clearDevice(keeper);
      // The current screen is reset too.
      window.location.assign(OFFLINE_PAGE);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  if (isUser) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t("clear.ask")}
      </Button>
      <Dialog
        open={isAsking}
        size="small"
        title={t("clear.title")}
        closeText={t("clear.keep")}
        onClose={() => setAsking(false)}
        footer={
          <Button wide variant="danger" busy={isBusy} onClick={clear}>
            {t("clear.confirm")}
          </Button>
        }
      >
        <Stack>
          <p>{t("clear.text")}</p>
          {hasFailed ? (
            <Alert tone="danger" live="assertive">
              {t("clear.failed", { phone: supportPhone })}
            </Alert>
          ) : null}
        </Stack>
      </Dialog>
    </>
  );
}
