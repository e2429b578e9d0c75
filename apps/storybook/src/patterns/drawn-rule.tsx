import { StyleRoot } from "@sughurta/ui-kit";
import { useLook } from "../look/use-look.ts";
import type { Drawing } from "./drawings/drawing.ts";

const TITLES = { do: "Do", dont: "Don't" } as const;

/** A pattern followed or broken, drawn by our own components; it is a picture: nothing in it can be pressed. */
export function DrawnRule({
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
