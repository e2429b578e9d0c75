import { at, C, circle, line, n, numbersFrom, path, poly, rect } from "./palette.mjs";

const SKIES = {
  day: [C.lapis1, C.white, C.saffron5],
  dawn: [C.saffron1, C.white, C.saffron5],
  dusk: [C.lapis9, C.lapis7, C.saffron3],
  spring: [C.green1, C.white, C.saffron5],
  winter: ["#eaf0f8", C.white, C.saffron3],
  rose: [C.pom1, C.white, C.saffron5],
  paper: [C.paper, C.sand, C.saffron5],
  deep: [C.lapis6, C.lapis4, C.saffron5],
};

/** The sky with a sun or moon in two soft rings. */
export function sky(kind, w, h, sunX, sunY, sunR = 54) {
  const [back, ring, sun] = SKIES[kind];
  const strength = kind === "dusk" || kind === "deep" ? ".35" : ".6";
  return (
    rect(0, 0, w, h, back) +
    circle(sunX, sunY, sunR * 3.2, ring, ` opacity="${strength}"`) +
    circle(sunX, sunY, sunR * 2, ring, ` opacity="${strength}"`) +
    circle(sunX, sunY, sunR, sun)
  );
}

/** One mountain with a shaded side and, when tall, a cap of snow. */
export function peak(x, base, w, h, light, dark, snow = C.white) {
  const top = base - h;
  const left = (d) => x - (w / 2) * d;
  const right = (d) => x + (w / 2) * d;
  const down = (d) => top + h * d;
  const cap = snow
    ? poly(
        [
          [x, top],
          [left(0.3), down(0.3)],
          [x - w * 0.08, down(0.24)],
          [x - w * 0.03, down(0.36)],
          [x + w * 0.04, down(0.26)],
          [x + w * 0.09, down(0.38)],
          [right(0.3), down(0.3)],
        ],
        snow,
      )
    : "";
  return (
    poly(
      [
        [left(1), base],
        [x, top],
        [right(1), base],
      ],
      light,
    ) +
    (dark === light
      ? ""
      : poly(
          [
            [x, top],
            [x + w * 0.05, down(0.3)],
            [x - w * 0.03, down(0.5)],
            [x + w * 0.06, down(0.75)],
            [x - w * 0.02, base],
            [right(1), base],
          ],
          dark,
        )) +
    cap
  );
}

/** A range of mountains, its heights taken from the name of the picture. */
export function range(name, w, base, tall, count, light, dark, snow = C.white) {
  const next = numbersFrom(name);
  const step = w / (count - 0.4);
  const peaks = Array.from({ length: count }, (_, i) => ({
    x: step * (i + 0.25 + next() * 0.3),
    h: tall * (0.6 + next() * 0.4),
  }));
  return peaks
    .sort((a, b) => b.h - a.h)
    .map(({ x, h }) => peak(x, base, h * 1.75 + step * 0.35, h, light, dark, snow))
    .join("");
}

/** A soft hill line that fills down to the bottom of the picture. */
export function hill(w, h, y, amp, fill, phase = 0) {
  const k = w / 4;
  const rise = (i) => y + Math.sin(i * 1.7 + phase) * amp;
  let d = `M0 ${n(rise(0))}`;
  for (let i = 0; i < 4; i++) {
    d += `C${n(k * (i + 0.5))} ${n(rise(i))} ${n(k * (i + 0.5))} ${n(rise(i + 1))} ${n(k * (i + 1))} ${n(rise(i + 1))}`;
  }
  return path(`${d}V${h}H0z`, fill);
}

/** A road that winds from the foreground to a point on the horizon. */
export function road(x, bottom, topX, topY, width = 260, colour = C.inkSoft) {
  const m = (bottom + topY) / 2;
  const bend = (topX - x) * 0.9 + 120;
  const left = `M${n(x - width / 2)} ${bottom}C${n(x + bend * 0.2)} ${n(m + 50)} ${n(topX - 190)} ${n(m)} ${topX} ${topY}`;
  const back = `C${n(topX - 60)} ${n(m + 6)} ${n(x + bend * 0.2 + width)} ${n(m + 40)} ${n(x + width / 2)} ${bottom}z`;
  const middle = `M${x} ${bottom}C${n(x + bend * 0.2 + width * 0.42)} ${n(m + 46)} ${n(topX - 130)} ${n(m + 4)} ${topX} ${n(topY + 3)}`;
  return path(left + back, colour) + line(middle, C.saffron3, 6, ` stroke-dasharray="26 22"`);
}

/** A river with two lighter threads of current. */
export function river(x, bottom, topX, topY, width = 240) {
  const m = (bottom + topY) / 2;
  return (
    path(
      `M${x - width / 2} ${bottom}C${x - width} ${n(m + 40)} ${topX + 130} ${m} ${topX} ${topY}C${topX + 190} ${m} ${x} ${n(m + 40)} ${x + width / 2} ${bottom}z`,
      C.lapis4,
    ) +
    line(
      `M${x - 40} ${bottom}C${x - 90} ${n(m + 50)} ${topX + 150} ${n(m + 8)} ${topX + 14} ${topY + 14}`,
      C.lapis2,
      7,
    ) +
    line(
      `M${x + 50} ${bottom - 8}C${x + 10} ${n(m + 60)} ${topX + 140} ${n(m + 40)} ${topX + 96} ${n(m)}`,
      C.lapis2,
      5,
    )
  );
}

export const cloud = (x, y, s, fill = C.white) =>
  at(
    x,
    y,
    s,
    path("M-70 20a24 24 0 0 1 6-47a40 40 0 0 1 74-8a30 30 0 0 1 46 20a18 18 0 0 1 4 35z", fill),
  );

/** Round dots scattered over the upper part of the picture, in two sizes. */
function dots(name, w, h, count, fill, small, big) {
  const next = numbersFrom(name);
  const some = () =>
    Array.from(
      { length: Math.ceil(count / 2) },
      () => `M${Math.round(next() * w)} ${Math.round(next() * h)}h0`,
    ).join("");
  return line(some(), fill, small) + line(some(), fill, big);
}

export const nightStars = (name, w, h, count = 16) =>
  dots(name, w, h * 0.45, count, C.saffron1, 3, 6);

export const snowfall = (name, w, h, count = 26, fill = C.white) =>
  dots(name, w, h * 0.85, count, fill, 7, 12);

/** A crescent around its own middle, horns up. */
export const crescent = (r, fill) => {
  const horns = `${n(r * 0.64)} ${n(r * -0.77)}`;
  const inner = n(r * 0.72);
  return path(`M-${horns}A${n(r)} ${n(r)} 0 1 0 ${horns}A${inner} ${inner} 0 1 1-${horns}z`, fill);
};

export const star8 = (x, y, r, fill, inner = "") =>
  at(
    x,
    y,
    1,
    rect(-r * 0.71, -r * 0.71, r * 1.42, r * 1.42, fill) +
      `<g transform="rotate(45)">${rect(-r * 0.71, -r * 0.71, r * 1.42, r * 1.42, fill)}</g>` +
      (inner ? circle(0, 0, r * 0.5, inner) : ""),
  );

/** The ikat edge: stepped diamonds in a strip. */
export function ikat(w, y, h, back, front, accent) {
  const u = h;
  return (
    `<defs><pattern id="k" width="${u}" height="${h}" y="${y}" patternUnits="userSpaceOnUse">` +
    rect(0, 0, u, h, back) +
    poly(
      [
        [u / 2, h * 0.08],
        [u * 0.86, h / 2],
        [u / 2, h * 0.92],
        [u * 0.14, h / 2],
      ],
      front,
    ) +
    poly(
      [
        [u / 2, h * 0.3],
        [u * 0.68, h / 2],
        [u / 2, h * 0.7],
        [u * 0.32, h / 2],
      ],
      accent,
    ) +
    poly(
      [
        [0, h * 0.3],
        [u * 0.1, h / 2],
        [0, h * 0.7],
      ],
      accent,
    ) +
    poly(
      [
        [u, h * 0.3],
        [u * 0.9, h / 2],
        [u, h * 0.7],
      ],
      accent,
    ) +
    `</pattern></defs>` +
    rect(0, y, w, h, "url(#k)")
  );
}

export const poplar = (x, y, s, fill = C.green7) =>
  at(
    x,
    y,
    s,
    rect(-4, -30, 8, 32, C.clay7) +
      path("M0-190C34-130 30-50 0-20C-30-50-34-130 0-190z", fill) +
      path("M0-190C34-130 30-50 0-20z", C.ink, ' opacity=".12"'),
  );

export const tree = (x, y, s, crown = C.green5, fruit = "") =>
  at(
    x,
    y,
    s,
    path("M-7 0L-4-60H4L7 0z", C.clay7) +
      circle(-26, -82, 34, crown) +
      circle(26, -80, 34, crown) +
      circle(0, -108, 40, crown) +
      (fruit
        ? [
            [-30, -80],
            [-6, -112],
            [22, -92],
            [34, -70],
            [4, -78],
            [-14, -92],
          ]
            .map(([a, b]) => circle(a, b, 6, fruit))
            .join("")
        : ""),
  );
