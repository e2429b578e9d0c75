import { STILL_HEIGHTS, type Still, stillFile } from "./still.ts";

const pictures = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const VIEWPORTS = { 360: "phone", 1440: "desktop" } as const;

/** A picture of a story that opens the live story in the same theme and width. */
export function StillLink({
  still,
  name,
  lazy = true,
}: {
  readonly still: Still;
  readonly name: string;
  readonly lazy?: boolean;
}) {
  const { story, width, theme } = still;
  const globals = `theme:${theme};viewport.value:${VIEWPORTS[width]}`;
  return (
    <a className="still" href={`./?path=/story/${story}&globals=${globals}`} target="_top">
      <img
        src={pictures[`./pictures/${stillFile(still)}`]}
        alt={`${name}, ${width} px, ${theme}`}
        width={width}
        height={STILL_HEIGHTS[width]}
        loading={lazy ? "lazy" : "eager"}
        decoding="async"
      />
    </a>
  );
}
