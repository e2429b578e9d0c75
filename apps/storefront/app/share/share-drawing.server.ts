import { generatePattern, PATTERN_PALETTES, type PatternFamily } from "@sughurta/ikat";
import { SHARE_SIZE } from "../seo/page-meta.ts";
import type { ShareSubject } from "./share-subject.server.ts";
import { outlineText, type TextOutline, wrapTitle } from "./text-outline.server.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 64;
const PATTERN_HEIGHT = 270;
/** Messengers show the picture at less than half its size: threads must be visible there too. */
const PATTERN_SCALE = 2;
const PAPER = "#fffdf9";
const INK = "#1c2230";
const MARK = { lapis: "#2447b3", saffron: "#f2b134" };
/** Font sizes of a title with the number of lines that fit, the largest first. */
const TITLES = [
  { size: 96, lines: 1, lineHeight: 100 },
  { size: 76, lines: 2, lineHeight: 84 },
  { size: 58, lines: 3, lineHeight: 62 },
  { size: 44, lines: 4, lineHeight: 48 },
] as const;
const TITLE_TOP = PATTERN_HEIGHT + 26;
const FOOT = HEIGHT - 52;

/** The policy sheet of a subject as SVG: pattern, title, brand and price. */
export function drawSharePicture(
  { family, title, price }: ShareSubject,
  brandName: string,
): string {
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    pattern(family),
    ...titleLines(title),
    brand(brandName),
    ...(price === undefined ? [] : [priceAt(outlineText(price, "strong", 44))]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join("")}</svg>`;
}

function pattern(family: PatternFamily): string {
  const size = { width: WIDTH / PATTERN_SCALE, height: PATTERN_HEIGHT / PATTERN_SCALE };
  const { x, y, width, thread, row, inks } = generatePattern({ family, ...size });
  const { ground, deep, bright, ivory } = PATTERN_PALETTES[family];
  const threads = [deep, bright, ivory]
    .map((color, index) => `<path stroke="${color}" d="${inks[index] ?? ""}"/>`)
    .join("");
  const patch = `<g transform="scale(${thread} ${row}) translate(.5)" stroke-width="1.1">${threads}</g>`;
  const reach = size.width / 2;
  const first = x - Math.ceil((reach + x) / width) * width;
  const places = Array.from(
    { length: Math.ceil((reach - first) / width) },
    (_, index) => `<g transform="translate(${first + index * width} ${y})">${patch}</g>`,
  );
  return `<svg width="${WIDTH}" height="${PATTERN_HEIGHT}" overflow="hidden"><rect width="100%" height="100%" fill="${ground}"/><g transform="translate(${WIDTH / 2} ${PATTERN_HEIGHT / 2}) scale(${PATTERN_SCALE})" shape-rendering="crispEdges">${places.join("")}</g></svg>`;
}

function titleLines(title: string): readonly string[] {
  const width = WIDTH - 2 * MARGIN;
  const choices = TITLES.map((choice) => ({
    ...choice,
    wrapped: wrapTitle(title, choice.size, width),
  }));
  const chosen = choices.find(({ wrapped, lines }) => wrapped.length <= lines) ?? choices.at(-1);
  if (!chosen) return [];
  const { wrapped, lines, size, lineHeight } = chosen;
  return wrapped
    .slice(0, lines)
    .map((line, index) => placed(line, MARGIN, TITLE_TOP + size * 0.82 + index * lineHeight));
}

function brand(name: string): string {
  const mark = `<g transform="translate(${MARGIN} ${FOOT - 38}) scale(1.5)"><path fill="${MARK.lapis}" d="m16 1 4.400 4.400h6.200v6.200L31 16l-4.400 4.400v6.200h-6.200L16 31l-4.400-4.400H5.400v-6.200L1 16l4.400-4.400V5.400h6.200z"/><path fill="${MARK.saffron}" d="m16 9.500 2.600 3.900 3.900 2.600-3.900 2.600L16 22.500l-2.600-3.900L9.500 16l3.900-2.600z"/></g>`;
  return mark + placed(outlineText(name, "strong", 36), MARGIN + 62, FOOT - 1);
}

const priceAt = (price: TextOutline) => placed(price, WIDTH - MARGIN - price.width, FOOT);

const placed = ({ markup }: TextOutline, x: number, y: number) =>
  `<g fill="${INK}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${markup}</g>`;
