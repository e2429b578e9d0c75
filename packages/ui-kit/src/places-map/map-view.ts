/** An object with coordinates in degrees. */
export interface Place {
  readonly key: string;
  readonly title: string;
  /** Link to the description of the place, such as `#office-3`, used by the pin. */
  readonly href: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A rectangle of a flat map: `x` grows to the east, `y` to the south; one unit is a degree of latitude. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Ratio of a degree of longitude to one of latitude at this latitude. */
  readonly squeeze: number;
}

/** Places that would overlap, drawn as one pin. */
export interface PlaceGroup {
  readonly places: readonly Place[];
  /** Percent of the view's width and height. */
  readonly left: number;
  readonly top: number;
}

type Point = Pick<Place, "latitude" | "longitude">;

const MARGIN = 0.06;
/** Distance at which two pins are still distinct, as a share of the map on a phone. */
const PIN_WIDTH_PERCENT = 8;
/** Minimum height of a view: some eleven kilometres. */
const CLOSEST_DEGREES = 0.1;

/** Parses "longitude,latitude" pairs separated by spaces. */
export function outlinePoints(outline: string): Point[] {
  return outline.split(" ").map((pair) => {
    const [longitude = Number.NaN, latitude = Number.NaN] = pair.split(",").map(Number);
    return { latitude, longitude };
  });
}

/** The view that contains all points with a margin around; in the proportions of another view, where given. */
export function toView(points: readonly Point[], like?: MapView): MapView {
  const latitudes = points.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const squeeze = like?.squeeze ?? Math.cos((middle * Math.PI) / 180);
  const xs = points.map(({ longitude }) => longitude * squeeze);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const margin = Math.max(east - west, north - south, CLOSEST_DEGREES) * (like ? 0.5 : MARGIN);
  let width = east - west + 2 * margin;
  let height = north - south + 2 * margin;
  if (like) {
    const proportion = like.width / like.height;
    width = Math.max(width, height * proportion);
    height = width / proportion;
  }
  return {
    x: (west + east - width) / 2,
    y: -(south + north + height) / 2,
    width,
    height,
    squeeze,
  };
}

/** Path of an outline in the units of a view, with rounded corners, similar to a hand-drawn one. */
export function outlinePath(points: readonly Point[], { squeeze }: MapView): string {
  const corners = getCorners(points, squeeze);
  const curves = curvesThrough(corners);
  return `M${curves.at(-1)?.half ?? ""}${curves.map(writeCurve).join("")}Z`;
}

/** Path of a line such as a river, in the style of {@link outlinePath}; it starts and ends at its end points. */
export function linePath(points: readonly Point[], { squeeze }: MapView): string {
  const corners = getCorners(points, squeeze);
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last) return "";
  const curves = curvesThrough(corners).slice(1, -2).map(writeCurve).join("");
  const end =
    corners.length > 2 ? `Q${write(corners.at(-2) ?? last)} ${write(last)}` : `L${write(last)}`;
  return `M${write(first)}${curves}${end}`;
}

type Corner = readonly [x: number, y: number];

function getCorners(points: readonly Point[], squeeze: number): readonly Corner[] {
  return points.map(({ latitude, longitude }) => [longitude * squeeze, -latitude]);
}

const write = ([x, y]: Corner) => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** From each corner to the midpoint of the next segment. */
function curvesThrough(corners: readonly Corner[]) {
  return corners.map((corner, index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? corner;
    const half: Corner = [(corner[0] + nextX) / 2, (corner[1] + nextY) / 2];
    return { corner: write(corner), half: write(half) };
  });
}

const writeCurve = ({ corner, half }: { readonly corner: string; readonly half: string }) =>
  `Q${corner} ${half}`;

/** Position of a point in a view, in percent of its width and height. */
export function placeIn(view: MapView, { longitude, latitude }: Point) {
  const left = ((longitude * view.squeeze - view.x) / view.width) * 100;
  const top = ((-latitude - view.y) / view.height) * 100;
  return { left, top };
}

/** The pins of a view: adjacent places share one. */
export function groupsIn(view: MapView, places: readonly Place[]): PlaceGroup[] {
  const groups: PlaceGroup[] = [];
  for (const place of places) {
    const { left, top } = placeIn(view, place);
    const squash = view.height / view.width;
    const index = groups.findIndex(
      (group) => Math.hypot(group.left - left, (group.top - top) * squash) < PIN_WIDTH_PERCENT,
    );
    const near = groups[index];
    if (near) groups[index] = { ...near, places: [...near.places, place] };
    else groups.push({ places: [place], left, top });
  }
  return groups;
}

/** The places around one for which the view has to zoom in until it has a pin of its own; `undefined` for none. */
export function closeUp(
  whole: MapView,
  places: readonly Place[],
  place: Place,
): readonly Place[] | undefined {
  let around: readonly Place[] | undefined;
  for (;;) {
    const view: MapView = around ? toView(around, whole) : whole;
    const group = groupsIn(view, around ?? places).find((one) => one.places.includes(place));
    if (!group || group.places.length < 2 || group.places.length === around?.length) return around;
    around = group.places;
  }
}
