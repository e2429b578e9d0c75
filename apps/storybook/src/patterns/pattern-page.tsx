import { Unstyled } from "@storybook/addon-docs/blocks";
import { StoryLink } from "../story-link/story-link.tsx";
import { DRAWINGS } from "./drawings/drawings.ts";
import { DrawnRule } from "./drawn-rule.tsx";
import { PATTERNS } from "./patterns.ts";

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
