import { referenceOf } from "../../.storybook/extract-arg-types.ts";

/** Says where everything goes that the table of properties does not name. */
export function PassedOn({ component }: { readonly component: unknown }) {
  const element = referenceOf(component)?.passesOnTo;
  if (element === undefined) return null;
  return (
    <p>
      Every other attribute is passed on to <code>&lt;{element}&gt;</code>.
    </p>
  );
}
