import { LoadErrorBoundary } from "@sughurta/ui-kit";
import { lazy } from "react";
import type { FillButtonProps } from "./fill-button.tsx";
import { useLoadKnownPeople } from "./known-people-provider.tsx";

const FillButton = lazy(async () => ({ default: (await import("./fill-button.tsx")).FillButton }));

export type KnownPeopleOfferProps = Omit<FillButtonProps, "load">;

/** A quiet offer to fill in a person who is known; guests see nothing and fetch nothing. */
export function KnownPeopleOffer(props: KnownPeopleOfferProps) {
  const load = useLoadKnownPeople();
  if (!load) return null;
  return (
    // An offer that does not come is not missed.
    <LoadErrorBoundary fallback={null} failed={null}>
      <FillButton {...props} load={load} />
    </LoadErrorBoundary>
  );
}
