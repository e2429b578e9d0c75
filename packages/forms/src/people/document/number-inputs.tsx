import { TextInput } from "#src/fields/text-input.tsx";
import type { DocumentFields } from "./document-fields.ts";

/** Words of a field, and whether it may stay empty. */
interface Words {
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
}

export interface NumberInputsProps {
  readonly fields: Pick<DocumentFields, "series" | "docNumber">;
  readonly series: Words;
  readonly number: Words & { readonly digits?: boolean };
}

/** Series and number of a document side by side. */
export function NumberInputs({ fields, series, number }: NumberInputsProps) {
  const { digits = false, ...words } = number;
  return (
    <div className="sg-document-row">
      <TextInput
        {...series}
        name={fields.series}
        className="sg-document-row__series"
        width="short"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
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
