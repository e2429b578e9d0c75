import { Unstyled } from "@storybook/addon-docs/blocks";
import { StyleRoot } from "@sughurta/ui-kit";
import { useLook } from "../look/use-look.ts";
import { StoryLink } from "../story-link/story-link.tsx";
import type { Drawing } from "./drawings/drawing.ts";
import { DRAWINGS } from "./drawings/drawings.ts";
import { PATTERNS } from "./patterns.ts";

const TITLES = { do: "Do", dont: "Don't" } as const;

/** A pattern: what it is for, followed and broken, its rules, and the stories that show it. */
export function PatternPage({ name }: { readonly name: string }) {
  const pattern = PATTERNS.find((each) => each.name === name);
  const drawings = DRAWINGS[name];
  if (!pattern || !drawings) throw new Error(`No pattern ${name}`);
  return (
    <>
      <h1>{name}</h1>
      <p className="lead">{pattern.problem}</p>
      <Unstyled>
        <div className="rules">
          <DrawnRule kind="do" drawing={drawings.do} />
          <DrawnRule kind="dont" drawing={drawings.dont} />
        </div>
      </Unstyled>
      <h2>Rules</h2>
      <ul>
        {pattern.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h2>Seen in</h2>
      <ul>
        {pattern.stories.map((story) => (
          <li key={story}>
            <StoryLink story={story} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A pattern followed or broken, drawn by our own components; it is a picture: nothing in it can be pressed. */
function DrawnRule({
  kind,
  drawing: { picture, caption },
}: {
  readonly kind: keyof typeof TITLES;
  readonly drawing: Drawing;
}) {
  const look = useLook();
  return (
    <figure className="rule" data-kind={kind}>
      <div className="rule__picture" inert>
        <StyleRoot theme={look}>{picture}</StyleRoot>
      </div>
      <figcaption>
        <b>{TITLES[kind]}</b> {caption}
      </figcaption>
    </figure>
  );
}
