import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import type { OrderDraft } from "../draft/order-draft.ts";
import { useTransferToken } from "./use-transfer-token.ts";

const ReceiveDraft = lazyComponent(
  lazyModule(() => import("./receive-draft.tsx")),
  (module) => module.ReceiveDraft,
);

export interface DraftFromAnotherDeviceProps {
  readonly draft: OrderDraft;
  /** The order that is on this device, in a few words. */
  readonly here: string;
}

/** Goes on with the order of a link from another device, once such a link is opened. */
export function DraftFromAnotherDevice({ draft, here }: DraftFromAnotherDeviceProps) {
  const arrival = useTransferToken(draft.kind, draft.saveNow);
  if (arrival === undefined) return null;
  return (
    <div className="sg-transfer">
      <LazyBoundary fallback={null}>
        <ReceiveDraft key={arrival.number} draft={draft} token={arrival.token} here={here} />
      </LazyBoundary>
    </div>
  );
}
