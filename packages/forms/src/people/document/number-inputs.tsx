import { TextInput } from "#src/fields/text-input.tsx";
import type { DocumentFields } from "./document-fields.ts";

/** Words of a field, and whether it may stay empty. */
interface Words {
  readonly label: string;
  readonly hint?: string;
  readonly requiredText?: string;
  readonly optional?: boolean;
}

export interface NumberInputsProps {
  readonly fields: Pick<DocumentFields, "series" | "docNumber">;
  readonly series?: Words | undefined;
  readonly number: Words & { readonly digits?: boolean };
}

/** Series of a document. */
export function SeriesInput({ name, ...words }: Words & { readonly name: string }) {
  return (
    <TextInput
      {...words}
      name={name}
      className="sg-document-row__series"
      width="short"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** Number of a document, beside its series where that is required. */
export function NumberInputs({ fields, series, number }: NumberInputsProps) {
  const { digits = false, ...words } = number;
  return (
    <div className={series ? "sg-document-row" : undefined}>
      {series ? <SeriesInput {...series} name={fields.series} /> : null}
      <TextInput
        {...words}
        name={fields.docNumber}
        width="medium"
        autoComplete="off"
        autoCapitalize="characters"
        inputMode={digits ? "numeric" : "text"}
        spellCheck={false}
      />
    </div>
  );
}
