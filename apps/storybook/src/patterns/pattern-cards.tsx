import { Unstyled } from "@storybook/addon-docs/blocks";
import { StyleRoot } from "@sughurta/ui-kit";
import { useLook } from "../look/use-look.ts";
import { DRAWINGS } from "./drawings/drawings.ts";
import { PATTERNS, patternPage } from "./patterns.ts";

/** Every pattern as a card with its picture. */
export function PatternCards() {
  const look = useLook();
  return (
    <Unstyled>
      <ul className="patterns">
        {PATTERNS.map(({ name, problem }) => (
          <li key={name} className="patterns__card">
            <div className="patterns__picture" inert>
              <StyleRoot theme={look}>{DRAWINGS[name]?.do.picture}</StyleRoot>
            </div>
            <a className="patterns__link" href={`./?path=/docs/${patternPage(name)}`} target="_top">
              {name}
            </a>
            <p>{problem}</p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
