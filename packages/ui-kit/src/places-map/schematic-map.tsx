import { type MouseEvent, useMemo, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { classNames, useSharedRef, withRef } from "../element/element.ts";
import {
  closeUp,
  groupsIn,
  linePath,
  type MapView,
  outlinePath,
  outlinePoints,
  type Place,
  type PlaceGroup,
  placeIn,
  toView,
} from "./map-view.ts";
import type { PlacesMapProps, Town } from "./places-map-props.ts";
import { PIN_PATH } from "./places-map-props.ts";

const NONE = [] as const;

/** Labels of pins closer to an edge than this extend away from it. */
const EDGE_PERCENT = 30;

/** A map without tiles: an outline and pins, also rendered on the server; groups of pins zoom in when pressed. */
export const SchematicMap = /* @__PURE__ */ withRef(function SchematicMap({
  label,
  places,
  value: selected,
  onValueChange,
  outline,
  rivers = NONE,
  towns = NONE,
  texts,
  className,
  ref,
  ...attributes
}: Omit<PlacesMapProps, "tiles">) {
  const border = useMemo(() => (outline ? outlinePoints(outline) : []), [outline]);
  const streams = useMemo(() => rivers.map(outlinePoints), [rivers]);
  const whole = useMemo(() => toView([...border, ...places]), [border, places]);
  const [closer, setCloser] = useState<readonly Place[]>();
  const root = useRef<HTMLElement>(null);
  const rootRef = useSharedRef(root, ref);
  const chosen = places.find(({ key }) => key === selected);

  // A place chosen elsewhere, such as in a list, has to have a pin of its own.
  const [lastSelected, setLastSelected] = useState(selected);
  if (selected !== lastSelected) {
    setLastSelected(selected);
    setCloser(chosen && closeUp(whole, places, chosen));
  }

  function showWhole() {
    setCloser(undefined);
    // The button is removed while it has the focus.
    root.current?.focus();
  }

  const view = closer ? toView(closer, whole) : whole;
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return (
    <section
      {...attributes}
      className={classNames("sg-map", className)}
      aria-label={label}
      ref={rootRef}
      tabIndex={-1}
    >
      <svg className="sg-map__land" viewBox={box} aria-hidden="true" focusable="false">
        {border.length > 0 ? <path d={outlinePath(border, view)} /> : null}
        {streams.map((stream) => {
          const path = linePath(stream, view);
          return <path key={path} className="sg-map__river" d={path} />;
        })}
      </svg>
      {closer ? null : (
        <svg className="sg-map__towns" aria-hidden="true" focusable="false">
          {towns.map((town) => (
            <TownName key={town.title} town={town} view={view} />
          ))}
        </svg>
      )}
      <svg className="sg-map__pins" role="presentation">
        {groupsIn(view, places).map((group) => (
          <Pin
            key={group.places[0]?.key}
            group={group}
            selected={chosen}
            groupText={texts.group}
            onValueChange={onValueChange}
            onOpen={setCloser}
          />
        ))}
      </svg>
      {closer ? (
        <Button className="sg-map__whole" variant="secondary" icon="minus" onClick={showWhole}>
          {texts.whole}
        </Button>
      ) : null}
    </section>
  );
});

/** Where a town's name is: under the tip of its pin, or beside the pin, which the pin of the next town would cover. */
const NAME_SHIFTS = {
  start: { dx: "1em", dy: "-0.6em" },
  middle: { dy: "1.2em" },
  end: { dx: "-1em", dy: "-0.6em" },
} as const;

function TownName({ town, view }: { readonly town: Town; readonly view: MapView }) {
  const { left, top } = placeIn(view, town);
  const { anchor = "middle" } = town;
  return (
    <text
      className="sg-map__town"
      x={`${left}%`}
      y={`${top}%`}
      {...NAME_SHIFTS[anchor]}
      textAnchor={anchor}
    >
      {town.title}
    </text>
  );
}

interface PinProps extends Pick<PlacesMapProps, "onValueChange"> {
  readonly group: PlaceGroup;
  readonly selected: Place | undefined;
  readonly groupText: (count: number) => string;
  readonly onOpen: (places: readonly Place[]) => void;
}

function Pin({ group, selected, groupText, onValueChange, onOpen }: PinProps) {
  const { places, left, top } = group;
  const [first] = places;
  if (!first || left < 0 || left > 100 || top < 0 || top > 100) return null;
  const count = places.length;
  const name = count === 1 ? first.title : groupText(count);
  const isSelected = selected !== undefined && places.includes(selected);

  function press(event: MouseEvent) {
    if (count === 1) return onValueChange(first?.key ?? "");
    event.preventDefault();
    onOpen(places);
  }

  return (
    <svg x={`${left}%`} y={`${top}%`} overflow="visible" role="presentation">
      <a
        className="sg-map__pin"
        href={first.href}
        aria-label={name}
        aria-current={isSelected ? "true" : undefined}
        onClick={press}
      >
        <circle className="sg-map__target" cy="-20" r="22" />
        <path className="sg-map__drop" d={PIN_PATH} />
        {count === 1 ? (
          <circle className="sg-map__eye" cy="-24" r="5" />
        ) : (
          <text className="sg-map__count" y="-18.5" textAnchor="middle">
            {count}
          </text>
        )}
        <text className="sg-map__name" y="19" textAnchor={anchorAt(left)}>
          {name}
        </text>
      </a>
    </svg>
  );
}

function anchorAt(left: number): "start" | "middle" | "end" {
  if (left < EDGE_PERCENT) return "start";
  return left > 100 - EDGE_PERCENT ? "end" : "middle";
}
