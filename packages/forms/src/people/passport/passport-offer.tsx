import type { PassportReader, PassportReading } from "@sughurta/domain/person";
import { useTexts } from "@sughurta/i18n";
import { useLatest } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { focusField, useFormContext } from "#src/form/zod-form.ts";
import { valueAt, withValueAt } from "#src/validation/field-name.ts";
import { OtherDocument } from "./other-document.tsx";
import { PassportDialog } from "./passport-dialog.tsx";
import { passportTexts } from "./passport-texts.ts";
import {
  firstDoubtful,
  formReading,
  type PassportForm,
  passportToFields,
} from "./passport-to-fields.ts";
import { useFieldWords } from "./use-field-words.ts";

export interface PassportOfferProps extends PassportForm {
  readonly reader: PassportReader;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Entry of a list to which the names of the fields belong, such as `las[0]`; the form itself by default. */
  readonly entry?: string | undefined;
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
}

/** What was filled in, and whether it replaced typed values. */
interface Filled {
  readonly reading: PassportReading;
  readonly replace: boolean;
}

/** The dialog, and what was filled in. */
export function PassportOffer({
  reader,
  isOpen,
  onClose,
  fields,
  docTypes,
  entry,
  today,
}: PassportOfferProps) {
  const { t } = useTexts(passportTexts);
  const { form } = useFormContext();
  const fieldWords = useFieldWords();
  const [filled, setFilled] = useState<Filled>();
  const asked = { fields, docTypes };
  const values = entry === undefined ? form.values : valueAt(form.values, entry);
  const getName = (field: string) => (entry === undefined ? field : `${entry}.${field}`);
  const pass = useLatest(({ reading, replace }: Filled) => {
    const known = Object.entries(passportToFields(reading, asked, values, replace));
    form.setValues((before) =>
      known.reduce((after, [field, value]) => withValueAt(after, getName(field), value), before),
    );
    focusField(form, getName(firstDoubtful(reading, asked)));
  });
  // After the dialog has returned the focus to the button.
  useEffect(() => {
    if (filled) pass.current(filled);
  }, [filled]);

  function fill(reading: PassportReading, replace: boolean) {
    onClose();
    setFilled({ reading, replace });
  }

  const doubtful = filled ? fieldWords(formReading(filled.reading, asked).doubtful) : "";
  return (
    <>
      {isOpen ? (
        <PassportDialog
          reader={reader}
          asked={asked}
          values={values}
          today={today}
          onFill={fill}
          onClose={onClose}
        />
      ) : null}
      <p role="status" className="sg-note">
        {filled ? (
          <>
            {t("filled")} {doubtful ? t("doubtful", { fields: doubtful }) : null}{" "}
            <OtherDocument reading={filled.reading} asked={asked} />
          </>
        ) : null}
      </p>
    </>
  );
}
