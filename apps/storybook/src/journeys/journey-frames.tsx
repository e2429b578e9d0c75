import { Unstyled } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import { STILL_WIDTHS, type StillWidth } from "../stills/still.ts";
import { StillLink } from "../stills/still-link.tsx";
import { JOURNEYS } from "./journeys.ts";

/** Stills of the screens of each journey side by side, on a phone or on a wide screen. */
export function JourneyFrames() {
  const [width, setWidth] = useState<StillWidth>(360);
  return (
    <Unstyled>
      <fieldset className="journeys__widths">
        <legend>Width</legend>
        {STILL_WIDTHS.map((each) => (
          <label key={each}>
            <input type="radio" checked={each === width} onChange={() => setWidth(each)} /> {each}{" "}
            px
          </label>
        ))}
      </fieldset>
      {JOURNEYS.map(({ name, screens }) => (
        <section key={name} className="journey">
          <h2>{name}</h2>
          <ol className="journey__screens" data-width={width}>
            {screens.map((screen, place) => (
              <li key={screen.story}>
                <StillLink
                  still={{ story: screen.story, width, theme: "light" }}
                  name={screen.name}
                />
                <p>
                  <b className="journey__place">{place + 1}</b> {screen.name}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Unstyled>
  );
}
