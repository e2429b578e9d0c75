import { formatDate, fromDiram, type Language } from "@sughurta/domain";
import { scaleBand, scaleLinear } from "d3-scale";
import { html } from "hono/html";
import { amountText } from "#src/platform/texts/amount-text.ts";
import type { RegisterGroup, RegisterLine } from "#src/reports/premiums/premium-register.ts";

/** Texts of a chart. */
export interface ChartTexts {
  /** Name of the chart for screen readers; the figures are in the table below. */
  readonly title: string;
  readonly written: string;
  readonly earned: string;
}

/** More days are shown by month. */
const MAX_DAYS = 62;
const TICKS = 4;
const HEIGHT = 220;
const FOOT = 24;
const HEAD = 18;
const MAX_ROWS = 12;

/**
 * The register as a chart: written and earned premium by day or month, or written premium of each line. Widths are in
 * percent, so that texts keep their size on a phone.
 */
export function registerChart(
  group: RegisterGroup,
  lines: readonly RegisterLine[],
  language: Language,
  texts: ChartTexts,
  getName: (key: string) => string,
) {
  const currency = lines[0]?.currency;
  const some = lines.filter((line) => line.currency === currency);
  if (some.length === 0) return "";
  const drawing = group === "day" ? columns(some, language) : bars(some, language, getName);
  const legend =
    group === "day"
      ? html`<p class="desk-legend"><span class="desk-legend__written">${texts.written}</span> <span class="desk-legend__earned">${texts.earned}</span></p>`
      : html`<p class="desk-legend"><span class="desk-legend__written">${texts.written}</span></p>`;
  return html`<figure class="desk-chart card" role="img" aria-label="${texts.title}">${legend}${drawing}</figure>`;
}

interface Point {
  readonly key: string;
  readonly written: number;
  readonly earned: number;
}

/** Days, or months if there are many days. */
function toPoints(lines: readonly RegisterLine[]): readonly Point[] {
  const length = lines.length > MAX_DAYS ? "2026-11".length : "2026-11-28".length;
  return [...Map.groupBy(lines, ({ key }) => key.slice(0, length))].map(([key, some]) => ({
    key,
    written: some.reduce((sum, { writtenDiram }) => sum + writtenDiram, 0),
    earned: some.reduce((sum, { earnedDiram }) => sum + earnedDiram, 0),
  }));
}

const dayText = (key: string) =>
  key.length > 7 ? formatDate(key) : key.split("-").toReversed().join(".");

function columns(lines: readonly RegisterLine[], language: Language) {
  const points = toPoints(lines);
  const x = scaleBand<string>()
    .domain(points.map(({ key }) => key))
    .range([0, 100])
    .padding(0.2);
  const figures = points.flatMap(({ written, earned }) => [written, earned]);
  const y = scaleLinear()
    .domain([Math.min(0, ...figures), Math.max(1, ...figures)])
    .nice(TICKS)
    .range([HEIGHT - FOOT, HEAD]);
  const grid = y
    .ticks(TICKS)
    .map(
      (tick) =>
        html`<line class="desk-chart__grid" x1="0%" x2="100%" y1="${y(tick)}" y2="${y(tick)}"/><text x="0%" y="${y(tick) - 4}">${amountText(fromDiram(tick), language)}</text>`,
    );
  const middle = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const rects = points.map(
    ({ key, written }) =>
      html`<rect class="desk-chart__written" x="${x(key)}%" width="${x.bandwidth()}%" y="${y(Math.max(0, written))}" height="${Math.abs(y(written) - y(0))}"/>`,
  );
  const segments = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return html`<line class="desk-chart__earned" x1="${middle(before.key)}%" x2="${middle(point.key)}%" y1="${y(before.earned)}" y2="${y(point.earned)}"/>`;
  });
  const dots = points.map(
    ({ key, earned }) =>
      html`<circle class="desk-chart__earned" cx="${middle(key)}%" cy="${y(earned)}" r="2"/>`,
  );
  const first = points[0]?.key ?? "";
  const last = points.at(-1)?.key ?? "";
  const ends = html`<text x="0%" y="${HEIGHT - 6}">${dayText(first)}</text>${
    last === first
      ? ""
      : html`<text x="100%" y="${HEIGHT - 6}" text-anchor="end">${dayText(last)}</text>`
  }`;
  return html`<svg width="100%" height="${HEIGHT}" aria-hidden="true">${rects}${grid}${segments}${dots}${ends}</svg>`;
}

function bars(
  lines: readonly RegisterLine[],
  language: Language,
  getName: (key: string) => string,
) {
  const shown = lines.slice(0, MAX_ROWS);
  const x = scaleLinear()
    .domain([0, Math.max(1, ...shown.map(({ writtenDiram }) => writtenDiram))])
    .range([0, 100]);
  const rows = shown.map(
    ({ key, writtenDiram }) =>
      html`<p>${getName(key)}: ${amountText(fromDiram(writtenDiram), language)}<svg width="100%" height="16"><rect class="desk-chart__written" width="${x(Math.max(0, writtenDiram))}%" height="16"/></svg></p>`,
  );
  return html`<div class="desk-bars" aria-hidden="true">${rows}</div>`;
}
