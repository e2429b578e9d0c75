import type { LoadPassportReader, PassportReader } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule, useHasInteracted } from "@sughurta/lazy-module";
import { Button, LoadErrorBoundary } from "@sughurta/ui-kit";
import { useCallback, useEffect, useState } from "react";
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
  const close = useCallback(() => setOpen(false), []);
  // The first view does not need the reader. A later attempt opens nothing while the person is typing.
  const reader = useSupportedReader(useHasInteracted() ? load : undefined, close);
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
          <PassportOffer {...offer} reader={reader} isOpen={isOpen} onClose={close} />
        </LoadErrorBoundary>
      )}
    </div>
  );
}

/**
 * The reader once it is loaded, with the code that shows what it reads; `none` where it cannot run or did not load. One
 * that did not load is loaded again once the connection is back, after `onRetry`.
 */
function useSupportedReader(load: LoadPassportReader | undefined, onRetry: () => void) {
  const [reader, setReader] = useState<PassportReader | "loading" | "none">("loading");
  useEffect(() => {
    if (!load) return;
    let isHere = true;
    async function attempt(loadReader: LoadPassportReader) {
      try {
        const [loaded] = await Promise.all([loadReader(), offerModule.load()]);
        const isSupported = await loaded.isSupported();
        if (isHere) setReader(isSupported ? loaded : "none");
      } catch {
        if (!isHere) return;
        setReader("none");
        window.addEventListener("online", again, { once: true });
      }
    }
    function again() {
      if (!load) return;
      onRetry();
      setReader("loading");
      void attempt(load);
    }
    void attempt(load);
    return () => {
      isHere = false;
      window.removeEventListener("online", again);
    };
  }, [load, onRetry]);
  return reader;
}
