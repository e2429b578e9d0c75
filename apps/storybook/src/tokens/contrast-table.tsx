import {
  CONTROL_PAIRS,
  type ColorPair,
  contrast,
  MIN_CONTRAST,
  TEXT_PAIRS,
} from "@sughurta/ui-kit/contrast";
import { useCallback, useEffect, useRef, useState } from "react";
import { computedColor } from "./computed-color.ts";
import type { TokenName } from "./read-tokens.ts";

type ThemeName = "light" | "dark";

/** A pair of colours as resolved by the browser, and their contrast. */
interface MeasuredPair {
  readonly color: string;
  readonly ground: string;
  readonly use: "text" | "control";
  readonly ratio: Readonly<Record<ThemeName, number>>;
}

const ALL_PAIRS: readonly (readonly [MeasuredPair["use"], readonly ColorPair[]])[] = [
  ["text", TEXT_PAIRS],
  ["control", CONTROL_PAIRS],
];

const THEMES = ["light", "dark"] as const satisfies readonly ThemeName[];

/** Every pair of semantic colours in both themes of the brand in use, measured in this page. */
export function ContrastTable() {
  const light = useRef<HTMLDivElement>(null);
  const dark = useRef<HTMLDivElement>(null);
  const [pairs, setPairs] = useState<readonly MeasuredPair[]>([]);
  // After the surroundings have put theme and brand on the page.
  useEffect(() => {
    if (light.current && dark.current) {
      setPairs(measurePairs({ light: light.current, dark: dark.current }));
    }
  }, []);
  return (
    <>
      <div ref={light} data-theme="light" hidden />
      <div ref={dark} data-theme="dark" hidden />
      <table className="tk-table">
        <caption>
          Text needs {MIN_CONTRAST.text}:1 on its ground, edges and marks of controls{" "}
          {MIN_CONTRAST.control}:1
        </caption>
        <thead>
          <tr>
            <th scope="col">Colour on ground</th>
            {THEMES.map((theme) => (
              <th scope="col" key={theme}>
                {theme === "light" ? "Light" : "Dark"}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.color} ${pair.ground} ${pair.use}`}>
              <th scope="row">
                <code>{pair.color}</code> on <code>{pair.ground}</code>
              </th>
              {THEMES.map((theme) => (
                <PairCell key={theme} pair={pair} theme={theme} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function PairCell({ pair, theme }: { readonly pair: MeasuredPair; readonly theme: ThemeName }) {
  const enough = isEnough(pair, theme);
  return (
    <td data-enough={enough}>
      <span className="tk-pair" data-theme={theme} aria-hidden="true">
        <TokenSample token={`--sg-color-${pair.ground}`} look="colour" />
        <TokenSample token={`--sg-color-${pair.color}`} look="colour" />
      </span>
      {pair.ratio[theme].toFixed(2)}
      {enough ? null : " – too little"}
    </td>
  );
}

/** Measures every pair in both themes, by reading the computed colours of two elements. */
function measurePairs(places: Readonly<Record<ThemeName, HTMLElement>>): MeasuredPair[] {
  return ALL_PAIRS.flatMap(([use, pairs]) =>
    pairs.map(([color, ground]) => {
      const ratioIn = (theme: ThemeName) =>
        contrast(resolved(color, places[theme]), resolved(ground, places[theme]));
      return { color, ground, use, ratio: { light: ratioIn("light"), dark: ratioIn("dark") } };
    }),
  );
}

/** Whether the contrast of the pair is sufficient for its use. */
function isEnough({ use, ratio }: MeasuredPair, theme: ThemeName): boolean {
  return ratio[theme] >= MIN_CONTRAST[use];
}

function resolved(name: string, place: HTMLElement) {
  return computedColor(`--sg-color-${name}`, place);
}

/** A piece of page that shows a token through the property `--sg-sample` of its class. */
export function TokenSample({
  token,
  look,
  children = null,
}: {
  readonly token: TokenName;
  readonly look: "colour" | "bar" | "corner" | "edge" | "shadow" | "letters" | "motion";
  readonly children?: string | null;
}) {
  const show = useCallback(
    (element: HTMLElement | null) => element?.style.setProperty("--sg-sample", `var(${token})`),
    [token],
  );
  return (
    <span ref={show} className={`tk-sample tk-sample--${look}`}>
      {children}
    </span>
  );
}
