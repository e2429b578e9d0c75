import { type DrawingBoard, OUR_STYLES } from "./drawing-board.ts";
import { renderFlows } from "./flow-samples.ts";

const WINDOW_PX = 1280;
/** The narrowest phone: nothing may be much longer in a wider place. */
const PHONE_PX = 320;
const MAX_LONGER = 1.1;
const MIN_CONTROL_PX = 200;
/** A date or a year needs no more. */
const MIN_SHORT_CONTROL_PX = 120;

/** Places of a component on a host page that is far wider. */
const PLACES: Readonly<Record<string, (part: string) => string>> = {
  "a column of 320 px": (part) => `<div style="width:320px">${part}</div>`,
  "a column of 488 px": (part) => `<div style="width:488px">${part}</div>`,
  "a column of 720 px": (part) => `<div style="width:720px">${part}</div>`,
  "a sidebar": (part) =>
    `<div style="display:flex"><div style="flex:1">Trips</div><aside style="width:360px">${part}</aside></div>`,
  "two columns": (part) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr;gap:24px">${part}<div>Hotels</div></div>`,
  "a row that offers what is left": (part) =>
    `<div style="display:flex"><div style="flex:none;width:800px">Trips</div>${part}</div>`,
  "a box as wide as its content": (part) => `<div style="float:left">${part}</div>`,
  "a modal": (part) =>
    `<dialog open style="position:fixed;width:500px;padding:16px;max-height:90vh;overflow:auto">${part}</dialog>`,
};

interface Measures {
  /** Overflow of the component, px. */
  readonly overflow: number;
  readonly height: number;
  /** Controls that are narrower than they may be, by name. */
  readonly narrow: readonly string[];
}

/** A place and a component, and its error there; undefined without an error. */
export interface PlaceResult {
  readonly name: string;
  readonly problem: string | undefined;
}

/** Lays every part out in every place, in a window that is far wider. */
export async function tryPlaces(board: DrawingBoard): Promise<readonly PlaceResult[]> {
  const results: PlaceResult[] = [];
  for (const [flow, part] of await renderFlows()) {
    const onPhone = await measure(board, part, PHONE_PX);
    for (const [place, around] of Object.entries(PLACES)) {
      const measured = await measure(board, around(part), WINDOW_PX);
      results.push({ name: `${flow} in ${place}`, problem: getProblem(measured, onPhone) });
    }
  }
  return results;
}

function getProblem({ overflow, height, narrow }: Measures, onPhone: Measures): string | undefined {
  if (overflow > 0) return `reaches out by ${overflow} px`;
  if (narrow.length > 0) return `too narrow: ${narrow.join(", ")}`;
  return height > onPhone.height * MAX_LONGER
    ? `is ${height} px tall, on a phone it is ${onPhone.height} px`
    : undefined;
}

function measure(board: DrawingBoard, body: string, windowWidth: number): Promise<Measures> {
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><style>body{margin:0}</style>${OUR_STYLES}</head><body>${body}</body></html>`;
  const least = { usual: MIN_CONTROL_PX, short: MIN_SHORT_CONTROL_PX };
  return board.measure(html, windowWidth, measureInPage, least);
}

/** Runs in the page. */
function measureInPage(least: { usual: number; short: number }): Measures {
  const root = document.querySelector("#ours");
  if (root === null) throw new Error("The page shows no part of ours.");
  const { right, width, height } = root.getBoundingClientRect();
  const seen = [...root.querySelectorAll("*")].filter((element) => element.checkVisibility());
  const isCut = (element: Element) => element.closest(".sg-tabs, .sg-visually-hidden") !== null;
  const reaches = seen
    .filter((element) => !isCut(element))
    .map((element) => element.getBoundingClientRect().right - right);
  const narrow = seen
    .filter((element) => element.matches(".sg-control"))
    .map((control) => ({ control, own: control.getBoundingClientRect().width }))
    .filter(
      ({ control, own }) =>
        own <
        (control.closest(".sg-field--short, .sg-date, .sg-date-range, .sg-motor-period")
          ? least.short
          : least.usual),
    )
    .map(({ control, own }) => `${control.querySelector("[name]")?.getAttribute("name")} ${own}`);
  return {
    overflow: Math.max(0, Math.ceil(Math.max(...reaches, root.scrollWidth - width))),
    height: Math.ceil(height),
    narrow,
  };
}
