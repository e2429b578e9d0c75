import { ArgTypes, Description, DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { nameOf } from "../story-link/search-words.ts";
import { stateName } from "../story-link/story-name.ts";
import { FigmaLink, PackageLink } from "./figma-link.tsx";

/** Page of a whole screen: what it is, its first state, links to every state, its properties. */
export function ScreenPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const [first] = stories;
  return (
    <>
      <h1>{nameOf(preparedMeta.title)}</h1>
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
