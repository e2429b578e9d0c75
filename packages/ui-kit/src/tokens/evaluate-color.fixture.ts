import { luminance, type Oklch, parseColor } from "./contrast.ts";
import type { Tokens } from "./token-css.fixture.ts";

/**
 * The colour of a CSS value, with `var()`, `oklch(from …)`, `color-mix(in oklab, …)` and `color(from … xyz-d65 …)`
 * evaluated, the last one for black and white; throws where it is none.
 */
export function evaluateColor(value: string, tokens: Tokens): Oklch {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return evaluateColor(tokens.get(name) ?? "", tokens);
  const [, first, percent, second] = /^color-mix\(in oklab, (.+) (\d+)%, (.+)\)$/.exec(value) ?? [];
  if (first !== undefined && second !== undefined) {
    return mix(evaluateColor(first, tokens), evaluateColor(second, tokens), Number(percent) / 100);
  }
  const [, seed, xyz] = /^color\(from (var\([^)]*\)) xyz-d65 (.*)\)$/.exec(value) ?? [];
  if (seed !== undefined && xyz !== undefined) {
    const y = luminance(evaluateColor(seed, tokens));
    const [, bright = 0] = getChannels(xyz).map((channel) => calculate(channel, { y }));
    return { lightness: Math.cbrt(bright), chroma: 0, hue: 0 };
  }
  const [, origin, channels] = /^oklch\(from (var\([^)]*\)|\S+) (.*)\)$/.exec(value) ?? [];
  if (origin !== undefined && channels !== undefined) {
    const { lightness: l, chroma: c, hue: h } = evaluateColor(origin, tokens);
    const [lightness = 0, chroma = 0, hue = 0] = getChannels(channels).map((channel) =>
      calculate(channel, { l, c, h }),
    );
    return { lightness, chroma, hue: (hue + 360) % 360 };
  }
  const color = parseColor(value);
  if (color === undefined) throw new Error(`No colour: ${value}`);
  return color;
}

/** A mix of two colours with this share of the first. */
function mix(first: Oklch, second: Oklch, share: number): Oklch {
  const at = (color: Oklch, turn: (angle: number) => number) =>
    color.chroma * turn((color.hue * Math.PI) / 180);
  const a = at(first, Math.cos) * share + at(second, Math.cos) * (1 - share);
  const b = at(first, Math.sin) * share + at(second, Math.sin) * (1 - share);
  return {
    lightness: first.lightness * share + second.lightness * (1 - share),
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Splits at the spaces outside of brackets. */
function getChannels(text: string): string[] {
  let depth = 0;
  const split = Array.from(text, (letter) => {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    return letter === " " && depth === 0 ? "\n" : letter;
  });
  return split.join("").split("\n");
}

/** Calculates `calc()`, `min()` and `max()` of numbers and of the channels of a colour. */
function calculate(text: string, channels: Readonly<Record<string, number>>): number {
  const words = text.match(/[a-z]+|[\d.]+|[-+*/(),]/g) ?? [];
  let at = 0;

  function sum(): number {
    let total = product();
    while (words[at] === "+" || words[at] === "-") {
      const isMinus = words[at++] === "-";
      const next = product();
      total += isMinus ? -next : next;
    }
    return total;
  }

  function product(): number {
    let total = term();
    while (words[at] === "*" || words[at] === "/") {
      const isDivision = words[at++] === "/";
      const next = term();
      total = isDivision ? total / next : total * next;
    }
    return total;
  }

  function term(): number {
    const word = words[at++] ?? "";
    if (words[at] !== "(") return channels[word] ?? Number(word);
    const values: number[] = [];
    do {
      at += 1;
      values.push(sum());
    } while (words[at] === ",");
    at += 1;
    return word === "min" ? Math.min(...values) : Math.max(...values);
  }

  return sum();
}
