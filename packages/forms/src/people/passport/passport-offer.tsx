import type { LoadPassportReader, PassportReader, PassportReading } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { Button, useLatest } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { PassportDialog } from "./passport-dialog.tsx";
import { passportTexts } from "./passport-texts.ts";
import { firstDoubtful, type PassportFormFields, passportToFields } from "./passport-to-fields.ts";
import { useFieldWords } from "./use-field-words.ts";

export interface PassportOfferProps {
  readonly load: LoadPassportReader;
  /** Names of the fields that the passport fills in. */
  readonly fields: PassportFormFields;
  /** The person's values, by the same names. */
  readonly values: object;
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Receives the values by the names of the fields, and the field to check first. */
  readonly onFill: (known: Readonly<Record<string, string>>, focus: string) => void;
}

/** What was filled in, and whether it replaced typed values. */
interface Filled {
  readonly reading: PassportReading;
  readonly replace: boolean;
}

/** The button, and what was filled in. */
export function PassportOffer({ load, fields, values, today, onFill }: PassportOfferProps) {
  const { t } = useTexts(passportTexts);
  const fieldWords = useFieldWords();
  const reader = useSupportedReader(load);
  const [isOpen, setOpen] = useState(false);
  const [filled, setFilled] = useState<Filled>();
  const pass = useLatest(({ reading, replace }: Filled) =>
    onFill(passportToFields(reading, fields, values, replace), firstDoubtful(reading, fields)),
  );
  // After the dialog has returned the focus to the button.
  useEffect(() => {
    if (filled) pass.current(filled);
  }, [filled]);
  if (!reader) return null;

  function fill(reading: PassportReading, replace: boolean) {
    setOpen(false);
    setFilled({ reading, replace });
  }

  const doubtful = filled ? fieldWords(filled.reading.doubtful) : "";
  return (
    <div className="sg-read-passport">
      <Button variant="secondary" icon="image" onClick={() => setOpen(true)}>
        {t("button")}
      </Button>
      {isOpen ? (
        <PassportDialog
          reader={reader}
          fields={fields}
          values={values}
          today={today}
          onFill={fill}
          onClose={() => setOpen(false)}
        />
      ) : null}
      <p role="status" className="sg-note">
        {filled ? t("filled") : null} {doubtful ? t("doubtful", { fields: doubtful }) : null}
      </p>
    </div>
  );
}

/** The reader once it is loaded, in a browser that can run it. */
function useSupportedReader(load: LoadPassportReader): PassportReader | undefined {
  const [reader, setReader] = useState<PassportReader>();
  useEffect(() => {
    let isHere = true;
    load()
      .then(async (loaded) => {
        if ((await loaded.isSupported()) && isHere) setReader(loaded);
      })
      // Without a connection there is no offer, as in a browser that can't run it.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [load]);
  return reader;
}
