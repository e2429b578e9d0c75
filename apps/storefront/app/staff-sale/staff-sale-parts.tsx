import { useApiClient } from "@sughurta/api-client/react";
import type { SavedOrder } from "@sughurta/checkout";
import { sendSaleLink } from "@sughurta/contracts/draft";
import { formatPhone, parsePhone } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Container, Dialog, Price, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { clearDevice } from "../offline/clear-device.ts";
import { useSessionKeeper } from "../session/browser-session.tsx";
import { useShell } from "../shell/use-shell.ts";
import { staffSaleMemory } from "./staff-sale-memory.ts";
import { staffSaleTexts } from "./staff-sale-texts.ts";

/** Ends the sale: deletes the data of its buyer from this browser. Says when that failed. */
function useEndSale() {
  const keeper = useSessionKeeper();
  const [isEnding, setEnding] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function end() {
    setEnding(true);
    setFailed(false);
    try {
      await clearDevice(keeper);
      window.location.assign("/");
    } catch {
      setFailed(true);
      setEnding(false);
    }
  }
  return { end, isEnding, hasFailed };
}

/** Formats day and time in the insurer's zone, like the desk: `29.11.2026, 14:05`. */
function useMomentText(): (iso: string) => string {
  const timeZone = useShell()?.config.timeZone;
  return (iso) =>
    new Intl.DateTimeFormat("de-DE", {
      ...(timeZone !== undefined && { timeZone }),
      dateStyle: "medium",
      timeStyle: "short",
    }).format(new Date(iso));
}

/** Says above an order form that staff fill it in for a buyer, and until when. */
export function SaleNote() {
  const { t } = useTexts(staffSaleTexts);
  const [sale] = useState(() => staffSaleMemory.read());
  const momentText = useMomentText();
  const { end, isEnding, hasFailed } = useEndSale();
  if (!sale) return null;
  return (
    <Container className="sf-sale-note">
      <Alert
        tone="warning"
        title={t("noteTitle", { seller: sale.seller })}
        actions={
          <Button variant="secondary" busy={isEnding} onClick={() => void end()}>
            {t("end")}
          </Button>
        }
      >
        {t(hasFailed ? "failed" : "note", { time: momentText(sale.expiresAt) })}
      </Alert>
    </Container>
  );
}

interface SendSaleLinkProps {
  /** The order that was saved for the buyer. */
  readonly order: SavedOrder;
  /** Returns to the order form. */
  readonly onClose: () => void;
}

interface SentLink {
  readonly phone: string;
  readonly email?: string | undefined;
  readonly expiresAt: string;
}

/** Sends the buyer of a saved order the link with which they check and pay it. */
export function SendSaleLink({ order: { orderId, price }, onClose }: SendSaleLinkProps) {
  const { t, format } = useTexts(staffSaleTexts);
  const client = useApiClient();
  const momentText = useMomentText();
  const { end, isEnding, hasFailed } = useEndSale();
  // The same for each attempt, so that a lost response sends no second message.
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<SentLink>();

  async function send() {
    setBusy(true);
    setProblem(undefined);
    try {
      const response = await client.send(sendSaleLink, { body: { orderId }, idempotencyKey: key });
      if (response.status === 200) setSent(response.data);
      else setProblem(response.data.message);
    } catch {
      setProblem(t("failed"));
    }
    setBusy(false);
  }

  const alert = problem ?? (hasFailed ? t("failed") : undefined);
  const problemAlert = alert ? (
    <Alert tone="danger" live="assertive">
      {alert}
    </Alert>
  ) : null;
  if (sent) {
    const { phone, email = "", expiresAt } = sent;
    const digits = parsePhone(phone);
    const to = { phone: digits ? formatPhone(digits) : phone, email, time: momentText(expiresAt) };
    return (
      <Dialog open title={t("send.sentTitle")} closeText={t("send.back")} onClose={onClose}>
        <Stack>
          <Alert tone="success" live="polite">
            {t(email === "" ? "send.sent" : "send.sentBoth", to)}
          </Alert>
          <p>{t("send.change")}</p>
          {problemAlert}
          <Button wide busy={isEnding} onClick={() => void end()}>
            {t("end")}
          </Button>
          <Button wide variant="quiet" onClick={onClose}>
            {t("send.back")}
          </Button>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog open title={t("send.title")} closeText={t("send.close")} onClose={onClose}>
      <Stack>
        <Price label={t("send.price")} amount={format.money(price)} size="large" live={false} />
        <p>{t("send.text")}</p>
        {problemAlert}
        <Button wide size="large" busy={isBusy} onClick={() => void send()}>
          {t("send.submit")}
        </Button>
        <Button wide variant="quiet" onClick={onClose}>
          {t("send.back")}
        </Button>
      </Stack>
    </Dialog>
  );
}
