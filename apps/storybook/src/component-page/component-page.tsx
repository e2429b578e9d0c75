import { weights } from "virtual:component-bytes";
import { ArgTypes, Description, Primary, Stories, useOf } from "@storybook/addon-docs/blocks";
import { referenceOf } from "../../.storybook/extract-arg-types.ts";
import { ChangesOf } from "../changes/changes-table.tsx";
import { nameOf } from "../story-link/search-words.ts";
import { CodeToCopy } from "./code-to-copy.tsx";
import { FigmaLink, PackageLink } from "./figma-link.tsx";
import { HowToUse, isUsage, WhenToUse } from "./how-to-use.tsx";
import { ScreenPage } from "./screen-page.tsx";

const inThousands = (bytes: number) => (bytes / 1000).toFixed(1);

/** Page of a component: usage, anatomy, code, properties, states, size and changes. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { usage, parts, fileName } = preparedMeta.parameters;
  const name = nameOf(preparedMeta.title);
  if (!isUsage(usage)) return <ScreenPage />;
  return (
    <>
      <h1>{name}</h1>
      <Description />
      <WhenToUse usage={usage} />
      <PackageLink />
      <FigmaLink />
      <Primary />
      <HowToUse usage={usage} />
      <CodeToCopy storiesFile={String(fileName)} />
      <h2>Properties</h2>
      {parts === undefined ? (
        <>
          <ArgTypes />
          <PassedOn component={preparedMeta.component} />
        </>
      ) : (
        Object.entries(parts).map(([part, component]) => (
          <section key={part}>
            <h3>{part}</h3>
            <ArgTypes of={component} />
          </section>
        ))
      )}
      <Stories title="States" includePrimary={false} />
      <BytesOf name={name} />
      <ChangesOf name={name} since={usage.since} />
    </>
  );
}

/** Where attributes outside the table of properties are passed to. */
function PassedOn({ component }: { readonly component: unknown }) {
  const element = referenceOf(component)?.passesOnTo;
  if (element === undefined) return null;
  return (
    <p>
      Every other attribute is passed on to <code>&lt;{element}&gt;</code>.
    </p>
  );
}

/** Size of one component alone. */
function BytesOf({ name }: { readonly name: string }) {
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
