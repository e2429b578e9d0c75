import type { LoadPassportReader } from "@sughurta/domain/person";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { LoadErrorBoundary } from "@sughurta/ui-kit";
import type { PassportOfferProps } from "./passport-offer.tsx";

const PassportOffer = lazyComponent(
  lazyModule(() => import("./passport-offer.tsx")),
  (module) => module.PassportOffer,
);

export interface ReadPassportProps extends Omit<PassportOfferProps, "load"> {
  /** The reader of the host; without it nothing is offered. */
  readonly load: LoadPassportReader | undefined;
}

/** Offers to fill in a person from a photo of the passport, where the host has a reader and the browser can run it. */
export function ReadPassport({ load, ...offer }: ReadPassportProps) {
  if (!load) return null;
  return (
    // The form works without this offer.
    <LoadErrorBoundary fallback={null} failed={null}>
      <PassportOffer {...offer} load={load} />
    </LoadErrorBoundary>
  );
}
