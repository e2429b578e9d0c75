import type { LoadPassportReader, PassportReader } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule, useHasInteracted } from "@sughurta/lazy-module";
import { Button, LoadErrorBoundary } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { peopleTexts } from "../texts/people-texts.ts";
import type { PassportOfferProps } from "./passport-offer.tsx";

const offerModule = lazyModule(() => import("./passport-offer.tsx"));
const PassportOffer = lazyComponent(offerModule, (module) => module.PassportOffer);

export interface ReadPassportProps
  extends Pick<PassportOfferProps, "fields" | "docTypes" | "entry" | "today"> {
  /** The reader of the host; without it nothing is offered. */
  readonly load: LoadPassportReader | undefined;
}

/**
 * Offers to fill in a person from a photo of the passport, where the host has a reader. The button is in the page from
 * the start, so that no field moves; a browser that cannot run the reader loses it.
 */
export function ReadPassport({ load, ...offer }: ReadPassportProps) {
  const { t } = useTexts(peopleTexts);
  const [isOpen, setOpen] = useState(false);
  // The first view does not need the reader.
  const reader = useSupportedReader(useHasInteracted() ? load : undefined);
  if (!load) return null;
  if (reader === "none") {
    return isOpen ? (
      <p role="status" className="sg-note">
        {t("cannotReadPassport")}
      </p>
    ) : null;
  }
  return (
    <div className="sg-read-passport">
      <Button
        variant="secondary"
        icon="image"
        busy={isOpen && reader === "loading"}
        onClick={() => setOpen(true)}
      >
        {t("readPassport")}
      </Button>
      {reader === "loading" ? null : (
        <LoadErrorBoundary fallback={null} failed={null}>
          <PassportOffer
            {...offer}
            reader={reader}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </LoadErrorBoundary>
      )}
    </div>
  );
}

/** The reader once it is loaded, with the code that shows what it reads; `none` where it cannot run or did not load. */
function useSupportedReader(load: LoadPassportReader | undefined) {
  const [reader, setReader] = useState<PassportReader | "loading" | "none">("loading");
  useEffect(() => {
    if (!load) return;
    let isHere = true;
    Promise.all([load(), offerModule.load()])
      .then(async ([loaded]) => ((await loaded.isSupported()) ? loaded : "none"))
      .catch(() => "none" as const)
      .then((loaded) => {
        if (isHere) setReader(loaded);
      });
    return () => {
      isHere = false;
    };
  }, [load]);
  return reader;
}
