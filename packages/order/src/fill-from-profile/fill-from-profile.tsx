import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { LoadErrorBoundary } from "@sughurta/ui-kit";
import type { FillButtonProps } from "./fill-button.tsx";
import { useLoadSavedContacts } from "./saved-contacts.tsx";

const FillButton = lazyComponent(
  lazyModule(() => import("./fill-button.tsx")),
  (module) => module.FillButton,
);

export type FillFromProfileProps = Omit<FillButtonProps, "load">;

/** An unobtrusive offer to fill in a saved contact; guests see nothing and fetch nothing. */
export function FillFromProfile(props: FillFromProfileProps) {
  const load = useLoadSavedContacts(props.who);
  if (!load) return null;
  return (
    // The order works without this offer.
    <LoadErrorBoundary fallback={null} failed={null}>
      <FillButton {...props} load={load} />
    </LoadErrorBoundary>
  );
}
