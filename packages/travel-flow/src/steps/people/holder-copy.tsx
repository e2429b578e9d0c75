import { useTexts } from "@sughurta/i18n";
import { Disclosure } from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useRef } from "react";
import { travelTexts } from "#src/texts/travel-texts.ts";

export interface HolderCopyProps {
  /** Something is missing that the buyer's own answers do not say. */
  readonly isOpen: boolean;
  /** The button that copied the answers is gone: its focus goes here. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The fields of a traveller who is the buyer: filled with the buyer's answers, and folded until they are changed. */
export function HolderCopy({ isOpen, takesFocus, children }: HolderCopyProps) {
  const { t } = useTexts(travelTexts);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  return (
    <Disclosure
      className="sg-holder-copy"
      lineClassName="sg-holder-copy__line"
      lineRef={line}
      staysOpen={isOpen}
      line={
        <>
          {t("people.holderData")}
          <span className="sg-holder-copy__change">{t("people.change")}</span>
        </>
      }
    >
      <div className="sg-holder-copy__fields">{children}</div>
    </Disclosure>
  );
}
