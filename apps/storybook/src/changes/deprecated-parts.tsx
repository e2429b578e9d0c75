import { deprecated } from "virtual:deprecated";

/** Deprecated components, with their replacements. */
export function DeprecatedParts() {
  if (deprecated.length === 0) return <p>None: what is published stays.</p>;
  return (
    <ul>
      {deprecated.map((component) => (
        <li key={component.name}>
          <b>{component.name}</b>: {component.deprecated}
        </li>
      ))}
    </ul>
  );
}
