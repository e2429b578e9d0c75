import { LazyBoundary, LazyDialogBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Button, Spinner } from "@sughurta/ui-kit";
import { useState } from "react";
import type { OrderDraft } from "../draft/draft-record.ts";
import { useLinkFragment } from "../link/link-fragment.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { transferToken } from "./transfer-link.ts";

const TransferDialog = lazyComponent(
  lazyModule(() => import("./transfer-dialog.tsx")),
  (module) => module.TransferDialog,
);

export interface ContinueOnAnotherDeviceProps {
  /** The order to continue on another device. */
  readonly draft: OrderDraft;
  /** Page with this order that the link opens; the current page by default. */
  readonly href?: string | undefined;
}

/** Opens the dialog with the link to continue this order on another device (SPEC-30). */
export function ContinueOnAnotherDevice({ draft, href }: ContinueOnAnotherDeviceProps) {
  const { t } = useTexts(orderTexts);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" icon="qr" onClick={() => setOpen(true)}>
        {t("anotherDevice")}
      </Button>
      {open ? (
        <LazyDialogBoundary
          fallback={<Spinner label={t("anotherDevice")} />}
          open={open}
          onClose={close}
        >
          <TransferDialog draft={draft} href={href} onClose={close} />
        </LazyDialogBoundary>
      ) : null}
    </>
  );
}

const ReceiveDraft = lazyComponent(
  lazyModule(() => import("./receive-draft.tsx")),
  (module) => module.ReceiveDraft,
);

export interface DraftFromAnotherDeviceProps {
  /** The order that receives the link's content. */
  readonly draft: OrderDraft;
  /** The order on this device, in a few words. */
  readonly here: string;
}

/** Continues an order from another device, once such a link is opened. */
export function DraftFromAnotherDevice({ draft, here }: DraftFromAnotherDeviceProps) {
  const link = useLinkFragment((address) => transferToken(address, draft.kind), draft.saveNow);
  if (link === undefined) return null;
  return (
    <div className="sg-transfer">
      <LazyBoundary fallback={null}>
        <ReceiveDraft key={link.number} draft={draft} token={link.content} here={here} />
      </LazyBoundary>
    </div>
  );
}
