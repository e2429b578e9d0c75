import { ArgTypes, Description, Primary, Stories, useOf } from "@storybook/addon-docs/blocks";
import { ChangesOf } from "../changes/changes-table.tsx";
import { BytesOf } from "../component-bytes/bytes-of.tsx";
import { nameOf } from "../story-link/search-words.ts";
import { CodeToCopy } from "./code-to-copy.tsx";
import { FigmaLink } from "./figma-link.tsx";
import { HowToUse, WhenToUse } from "./how-to-use.tsx";
import { PackageLink } from "./package-link.tsx";
import { PassedOn } from "./passed-on.tsx";
import { ScreenPage } from "./screen-page.tsx";
import { isUsage } from "./usage.ts";

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
