import { Unstyled } from "@storybook/addon-docs/blocks";
import { useLook } from "../look/use-look.ts";
import { StillLink } from "../stills/still-link.tsx";
import { WALL_SCREENS } from "./wall.ts";

/** Screens on a desk in the theme of the toolbar, and on a phone in the other. */
export function ScreenWall() {
  const look = useLook();
  const other = look === "light" ? "dark" : "light";
  return (
    <Unstyled>
      <ul className="wall">
        {WALL_SCREENS.map(({ name, story, about }, place) => (
          <li key={story}>
            <figure>
              <div className="wall__screens">
                <StillLink
                  still={{ story, width: 1440, theme: look }}
                  name={name}
                  lazy={place > 1}
                />
                <StillLink
                  still={{ story, width: 360, theme: other }}
                  name={name}
                  lazy={place > 1}
                />
              </div>
              <figcaption>
                <b className="wall__name">{name}</b> {about}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
