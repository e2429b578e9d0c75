import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import type { OrderDraft } from "../draft/draft-definition.ts";
import { useLinkFragment } from "../link/use-link-fragment.ts";
import { transferToken } from "./transfer-link.ts";

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
