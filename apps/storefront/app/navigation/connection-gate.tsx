import { telHref } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { afterHistoryEntry, Button, ButtonLink, Dialog } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type BlockerFunction, useBlocker, useNavigate } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";

/** Back navigation is allowed: those pages are cached, and they show missing data as an error of their own. */
const needsConnection: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== "POP" &&
  nextLocation.pathname !== currentLocation.pathname &&
  !navigator.onLine;

interface ConnectionGateProps {
  supportPhone: string;
}

/**
 * Blocks a navigation without a connection and shows a message with the support number, instead of the browser's error
 * page; the current page is unchanged.
 */
export function ConnectionGate({ supportPhone }: ConnectionGateProps) {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    // A click can follow at once, and the router reloads a page whose code cannot be loaded.
    const notice = () => flushSync(() => setWasOffline(true));
    if (!navigator.onLine) setWasOffline(true);
    addEventListener("offline", notice);
    return () => removeEventListener("offline", notice);
  }, []);
  // With a blocker the router warns about every jump to an anchor, so it is mounted only where needed.
  return wasOffline ? <OfflineStop supportPhone={supportPhone} /> : null;
}

function OfflineStop({ supportPhone }: ConnectionGateProps) {
  const { t } = useTexts(shellTexts);
  const navigate = useNavigate();
  const blocker = useBlocker(needsConnection);
  const [attempts, setAttempts] = useState(0);
  const { location } = blocker;

  function close() {
    setAttempts(0);
    blocker.reset?.();
  }

  function tryAgain() {
    if (!navigator.onLine) return setAttempts(attempts + 1);
    if (location) afterHistoryEntry(() => void navigate(location, { state: location.state }));
  }

  return (
    <Dialog
      open={blocker.state === "blocked"}
      onClose={close}
      size="small"
      title={t("offline.title")}
      closeText={t("offline.close")}
      footer={
        <div className="sf-offline__actions">
          <Button icon="refresh" wide onClick={tryAgain}>
            {t("failure.retry")}
          </Button>
          <ButtonLink variant="secondary" icon="phone" wide href={telHref(supportPhone)}>
            {t("failure.call", { phone: supportPhone })}
          </ButtonLink>
        </div>
      }
    >
      <p>{t("offline.text")}</p>
      <p role="status" key={attempts}>
        {attempts > 0 ? t("offline.still") : null}
      </p>
    </Dialog>
  );
}
