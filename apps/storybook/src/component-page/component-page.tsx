import { weights } from "virtual:component-bytes";
import {
  ArgTypes,
  Description,
  DocsContext,
  Primary,
  Source,
  Stories,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { getReference } from "../../.storybook/extract-arg-types.ts";
import { ChangesOf } from "../changes/changes-table.tsx";
import { getName } from "../story-link/search-words.ts";
import { stateName } from "../story-link/story-name.ts";
import { HowToUse, isUsage, WhenToUse } from "./how-to-use.tsx";

/** Address of the documentation; `pnpm --filter @sughurta/docs dev` by default. */
const DOCS_URL = import.meta.env.STORYBOOK_DOCS_URL || "http://127.0.0.1:6007";

const files = import.meta.glob<string>("../../../../packages/*/src/**/*.example.tsx", {
  query: "?raw",
  import: "default",
});

const inThousands = (bytes: number) => (bytes / 1000).toFixed(1);

/** Page of a component: usage, anatomy, code, properties, states, size and changes. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { usage, parts, fileName } = preparedMeta.parameters;
  const name = getName(preparedMeta.title);
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
  const element = getReference(component)?.passesOnTo;
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

/** Page of a whole screen: what it is, its first state, links to every state, its properties. */
function ScreenPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const [first] = stories;
  return (
    <>
      <h1>{getName(preparedMeta.title)}</h1>
      <Description />
      <PackageLink />
      <FigmaLink />
      {first ? (
        <StoryFrame id={first.id} name={first.name} choices={docs.getStoryContext(first).globals} />
      ) : null}
      <h2>States</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {stateName(name)}
            </a>
          </li>
        ))}
      </ul>
      {preparedMeta.component ? (
        <>
          <h2>Properties</h2>
          <ArgTypes />
        </>
      ) : null}
    </>
  );
}

/** A story in an iframe, for dialogs and sticky bars, with the options of the toolbar. */
function StoryFrame({
  id,
  name,
  choices,
}: {
  readonly id: string;
  readonly name: string;
  readonly choices: Readonly<Record<string, unknown>>;
}) {
  const globals = ["language", "theme", "brand", "price"]
    .map((choice) => `${choice}:${String(choices[choice])}`)
    .join(";");
  const address = new URLSearchParams({ id, viewMode: "story", globals });
  return <iframe className="screen-frame" title={name} src={`iframe.html?${address}`} />;
}

/** The compiled example beside the stories of a component. */
function CodeToCopy({ storiesFile }: { readonly storiesFile: string }) {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void findExample(storiesFile).then((text) => isCurrent && setCode(text));
    return () => {
      isCurrent = false;
    };
  }, [storiesFile]);
  if (code === undefined) return null;
  return (
    <>
      <h2>Code to copy</h2>
      <Source language="tsx" code={code} />
    </>
  );
}

/** Loads the example code beside a file of stories; every such file is compiled with all others. */
async function findExample(storiesFile: string): Promise<string | undefined> {
  const place = /packages\/.*$/.exec(storiesFile)?.[0].replace(".stories.", ".example.");
  return place === undefined ? undefined : files[`../../../../${place}`]?.();
}

/** A link to the component in Figma, where its stories name one in `parameters.figma`. */
function FigmaLink() {
  const { figma } = useOf("meta", ["meta"]).preparedMeta.parameters;
  if (typeof figma !== "string") return null;
  return (
    <p>
      <a href={figma} target="_blank" rel="noreferrer">
        Open in Figma
      </a>
    </p>
  );
}

/** Links to the documentation of the stories' package; nothing for those of the site. */
function PackageLink() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const folder = /\/packages\/(?<folder>[\w-]+)\//.exec(String(preparedMeta.parameters.fileName))
    ?.groups?.folder;
  if (folder === undefined) return null;
  return (
    <p>
      <a href={`${DOCS_URL}/packages/${folder}.html`} target="_top">
        Documentation of @sughurta/{folder}
      </a>
    </p>
  );
}
