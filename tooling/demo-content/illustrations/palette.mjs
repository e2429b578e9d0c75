/** The colours of every illustration: lapis, saffron, pomegranate, mountain green, clay, ink, paper. */
export const C = {
  lapis9: "#14295c",
  lapis7: "#1f4392",
  lapis6: "#2a58b8",
  lapis4: "#6d93de",
  lapis2: "#bcd0f4",
  lapis1: "#e1eafb",
  saffron6: "#d98a0b",
  saffron5: "#f0a526",
  saffron3: "#f8cf7a",
  saffron1: "#fdeecb",
  pom7: "#8f1d33",
  pom5: "#bf3049",
  pom2: "#edb3ba",
  pom1: "#f9e3e1",
  green7: "#1f5e45",
  green5: "#35865f",
  green3: "#8ac4a1",
  green1: "#dcefe2",
  clay7: "#a9744a",
  clay5: "#cf9d70",
  sand: "#eadcc2",
  ink: "#1b2433",
  inkSoft: "#4a556b",
  paper: "#fbf7ee",
  white: "#fff",
  skin: "#e3b08a",
  skinDeep: "#c98f66",
};

/** Whole numbers for large values, one decimal for small ones: enough for a picture and short. */
export const n = (value) =>
  String(Math.abs(value) > 12 ? Math.round(value) : Math.round(value * 10) / 10);

/** A filled polygon through [x, y] pairs. */
export const poly = (points, fill, extra = "") =>
  `<path fill="${fill}"${extra} d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z"/>`;

export const path = (d, fill, extra = "") => `<path fill="${fill}"${extra} d="${d}"/>`;

export const line = (d, stroke, width, extra = "") =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${extra} d="${d}"/>`;

export const rect = (x, y, w, h, fill, r = 0, extra = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${r}"` : ""} fill="${fill}"${extra}/>`;

export const circle = (x, y, r, fill, extra = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra}/>`;

export const ellipse = (x, y, rx, ry, fill, extra = "") =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra}/>`;

/** Moves, scales and turns a drawing made around its own origin. */
export const at = (x, y, scale, drawing, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? "" : ` scale(${scale})`}${turn ? ` rotate(${turn})` : ""}">${drawing}</g>`;

/** Repeatable numbers from 0 to 1, so that the same name always gives the same picture. */
export function numbersFrom(name) {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
