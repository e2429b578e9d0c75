import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import type { ChangedElsewhere } from "./draft-record.ts";

const DraftChangedDialog = lazyComponent(
  lazyModule(() => import("./draft-changed-dialog.tsx")),
  (module) => module.DraftChangedDialog,
);

/** Notice on the older of two pages with one order that the other has saved it since. */
export function DraftChanged({
  changed,
}: {
  /** What another window or device changed. */
  readonly changed: ChangedElsewhere | undefined;
}) {
  return changed ? (
    <LazyBoundary fallback={null}>
      <DraftChangedDialog changed={changed} />
    </LazyBoundary>
  ) : null;
}
