import { MultiComboInput } from "@sughurta/forms";
import type { ReactNode } from "react";
import { useDestinations } from "./use-destinations.ts";

export interface DestinationFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Codes chosen so far. */
  readonly chosen: readonly string[];
  /** Shown in the open list while it is on its way. */
  readonly loadingText: string;
  /** Shown there when it did not come. */
  readonly lostText: string;
}

/** The countries of a trip; their list comes when the field is about to be used. S1 §3. */
export function DestinationField({
  label,
  hint,
  chosen,
  loadingText,
  lostText,
}: DestinationFieldProps) {
  const { options, kind, near } = useDestinations(chosen);
  const noResults = { waiting: loadingText, lost: lostText, loaded: undefined }[kind];
  return (
    <div ref={near}>
      <MultiComboInput
        name="country"
        label={label}
        hint={hint}
        options={options}
        noResultsText={noResults}
      />
    </div>
  );
}
