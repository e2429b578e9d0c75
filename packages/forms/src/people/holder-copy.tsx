import { useTexts } from "@sughurta/i18n";
import { Disclosure } from "@sughurta/ui-kit";
import { type ReactNode, useState } from "react";
import { useFormContext } from "#src/form/zod-form.ts";
import { peopleTexts } from "./texts/people-texts.ts";

export interface HolderCopyProps {
  /** Name of a field inside, or of an entry with all of them: its error expands the fields. */
  readonly names: readonly string[];
  /** The buyer's own values are not valid here, or the fields no longer equal them. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a person who is the buyer: filled with the buyer's values, and collapsed until they are changed. Fields
 * that an error expanded collapse with it, unless the buyer has been in them.
 */
export function HolderCopy({ names, isOpen, children }: HolderCopyProps) {
  const { t } = useTexts(peopleTexts);
  const { form } = useFormContext();
  const [isAsked, setAsked] = useState(false);
  const isWrong = Object.keys(form.errors).some((error) =>
    names.some((name) => error === name || error.startsWith(`${name}.`)),
  );
  return (
    <Disclosure
      className="sg-holder-copy"
      lineClassName="sg-holder-copy__line"
      staysOpen={isOpen || isWrong}
      open={isAsked}
      onOpenChange={setAsked}
      onFocus={({ target }) => {
        if (!target.matches("summary")) setAsked(true);
      }}
      line={
        <>
          {t("holderCopy.title")}
          <span className="sg-holder-copy__change">{t("holderCopy.change")}</span>
        </>
      }
    >
      <div className="sg-holder-copy__fields">{children}</div>
    </Disclosure>
  );
}
