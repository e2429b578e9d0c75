import { referenceOf } from "../../.storybook/extract-arg-types.ts";

/** Where attributes outside the table of properties are passed to. */
export function PassedOn({ component }: { readonly component: unknown }) {
  const element = referenceOf(component)?.passesOnTo;
  if (element === undefined) return null;
  return (
    <p>
      Every other attribute is passed on to <code>&lt;{element}&gt;</code>.
    </p>
  );
}
