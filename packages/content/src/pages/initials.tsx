import { Rosette } from "@sughurta/ui-kit";

/** Number of words that give a letter. */
const LETTERS = 2;

/** The initials of a name on a rosette, in place of a missing picture; decoration beside the name. */
export function Initials({ of }: { readonly of: string }) {
  const words = of.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  return (
    <span className="sg-initials" aria-hidden="true" translate="no">
      <Rosette />
      <span className="sg-initials__letters">
        {words.slice(0, LETTERS).map(([letter]) => letter?.toUpperCase())}
      </span>
    </span>
  );
}
