import { weights } from "virtual:component-bytes";

const inThousands = (bytes: number) => (bytes / 1000).toFixed(1);

/** Size of one component alone. */
export function BytesOf({ name }: { readonly name: string }) {
  const weight = [...weights.kit, ...weights.forms].find((component) => component.name === name);
  if (!weight) return null;
  return (
    <>
      <h2>Bytes</h2>
      <p>
        {inThousands(weight.first)} kB at once
        {weight.later > 0 ? `, ${inThousands(weight.later)} kB later` : ""}; compressed, without
        React.
      </p>
    </>
  );
}
