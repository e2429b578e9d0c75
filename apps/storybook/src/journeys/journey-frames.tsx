import { useState } from "react";
import { JOURNEYS } from "./journeys.ts";

const WIDTHS = { 360: 780, 1440: 900 } as const;
const SCALE = 0.5;

/** The screens of each journey in frames side by side, on a phone or on a wide screen. */
export function JourneyFrames() {
  const [width, setWidth] = useState<keyof typeof WIDTHS>(360);
  const height = WIDTHS[width];
  const box = { inlineSize: width * SCALE, blockSize: height * SCALE };
  return (
    <>
      <fieldset className="journeys__widths">
        <legend>Width</legend>
        {([360, 1440] as const).map((each) => (
          <label key={each}>
            <input type="radio" checked={each === width} onChange={() => setWidth(each)} /> {each}{" "}
            px
          </label>
        ))}
      </fieldset>
      {JOURNEYS.map(({ name, screens }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ol className="journeys__screens">
            {screens.map((story, place) => (
              <li key={story}>
                <a href={`?path=/story/${story}`} target="_top">
                  {place + 1}. {story.replaceAll("--", ": ").replaceAll("-", " ")}
                </a>
                <div className="journeys__screen" style={box}>
                  <iframe
                    loading="lazy"
                    title={story}
                    src={`iframe.html?viewMode=story&id=${story}`}
                    width={width}
                    height={height}
                    style={{ transform: `scale(${SCALE})` }}
                  />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
