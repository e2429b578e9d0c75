import { MIN_CONTRAST } from "@sughurta/ui-kit/contrast";
import { useEffect, useRef, useState } from "react";
import { isEnough, type MeasuredPair, measurePairs, type ThemeName } from "./color-contrast.ts";
import { TokenSample } from "./token-sample.tsx";

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
