import { useTexts } from "@sughurta/i18n";
import { Button, Dialog } from "@sughurta/ui-kit";
import { useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";

export interface ConfirmPressProps {
  /** Label of the button that opens the confirmation. */
  readonly label: string;
  /** Distinguishes several such buttons, for assistive technology. */
  readonly name: string;
  readonly question: string;
  /** On the button that does it. */
  readonly confirmText: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** An irreversible action: confirmed by name. */
export function ConfirmAction(props: ConfirmPressProps) {
  const { label, name, question, confirmText, busy, onConfirm } = props;
  const { t } = useTexts(accountTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" busy={busy} aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        size="small"
        title={question}
        closeText={t("login.close")}
        onClose={() => setAsking(false)}
        footer={
          <Button
            wide
            variant="danger"
            onClick={() => {
              setAsking(false);
              onConfirm();
            }}
          >
            {confirmText}
          </Button>
        }
      >
        {name}
      </Dialog>
    </>
  );
}
