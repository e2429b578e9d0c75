import { star8 } from "./land.mjs";
import { at, C, circle, ellipse, line, path, poly, rect } from "./palette.mjs";

export const suitcase = (x, y, s, colour = C.saffron5, band = C.pom5) =>
  at(
    x,
    y,
    s,
    line("M-30-150v-34q0-10 10-10h40q10 0 10 10v34", C.ink, 9) +
      rect(-84, -150, 168, 146, colour, 18) +
      rect(-84, -96, 168, 36, band) +
      star8(0, -78, 24, C.paper, band) +
      rect(-62, -6, 24, 10, C.ink, 4) +
      rect(38, -6, 24, 10, C.ink, 4),
  );

export const gift = (x, y, s, colour = C.lapis6, lid = C.lapis7, ribbon = C.saffron5) =>
  at(
    x,
    y,
    s,
    ellipse(0, 2, 140, 10, C.ink, ' opacity=".14"') +
      rect(-120, -140, 240, 140, colour, 8) +
      rect(-134, -178, 268, 50, lid, 10) +
      rect(-19, -178, 38, 178, ribbon) +
      path("M0-178C-30-250-104-246-96-204C-92-184-40-178 0-178z", ribbon) +
      path("M0-178C30-250 104-246 96-204C92-184 40-178 0-178z", ribbon) +
      path("M-10-184C-34-222-72-224-72-206C-72-194-40-186-10-184z", C.saffron6) +
      path("M10-184C34-222 72-224 72-206C72-194 40-186 10-184z", C.saffron6) +
      circle(0, -182, 17, C.saffron6),
  );

/** A village house with an open veranda on carved posts. */
export const house = (x, y, s, wall = C.paper, roof = C.pom5) =>
  at(
    x,
    y,
    s,
    poly(
      [
        [-190, -130],
        [-140, -212],
        [140, -212],
        [190, -130],
      ],
      roof,
    ) +
      poly(
        [
          [-190, -130],
          [-178, -150],
          [178, -150],
          [190, -130],
        ],
        C.pom7,
      ) +
      rect(-166, -130, 332, 130, wall) +
      rect(-166, -12, 332, 12, C.clay5) +
      rect(-142, -104, 62, 56, C.lapis6, 4) +
      rect(-114, -104, 6, 56, wall) +
      rect(-24, -98, 56, 98, C.clay7, 4) +
      circle(20, -46, 4, C.saffron3) +
      rect(62, -130, 104, 130, C.ink, 0, ' opacity=".14"') +
      [62, 108, 156]
        .map(
          (p) =>
            rect(p, -130, 10, 130, C.clay7) +
            poly(
              [
                [p - 8, -130],
                [p + 18, -130],
                [p + 5, -108],
              ],
              C.clay7,
            ),
        )
        .join("") +
      rect(62, -36, 104, 8, C.clay7),
  );

/** A block of flats with an ornament in the Soviet-Tajik manner. */
export function flats(x, y, s, wall = C.lapis2, trim = C.lapis7, lit = "13,22") {
  const on = lit.split(",");
  const rows = [0, 1, 2, 3];
  const pane = (cell) => `M${-96 + Number(cell[1]) * 52} ${-300 + Number(cell[0]) * 70}h34v42h-34z`;
  const cells = rows.flatMap((row) => rows.map((column) => `${row}${column}`));
  const windows =
    path(
      cells
        .filter((cell) => !on.includes(cell))
        .map(pane)
        .join(""),
      trim,
    ) + path(on.map(pane).join(""), C.saffron5);
  return at(
    x,
    y,
    s,
    rect(-122, -330, 244, 330, wall) +
      rect(-122, -346, 244, 22, trim) +
      rect(-10, -330, 6, 330, C.white, 0, ' opacity=".5"') +
      windows +
      rect(-20, -38, 40, 38, C.clay7),
  );
}

export const phone = (x, y, s, inside = "", turn = 0) =>
  at(
    x,
    y,
    s,
    rect(-78, -150, 156, 300, C.ink, 24) +
      rect(-66, -132, 132, 256, C.paper, 12) +
      rect(-18, -144, 36, 6, C.inkSoft, 3) +
      inside,
    turn,
  );

/** A policy: a sheet with lines and a star for a seal. */
export const sheet = (x, y, s, turn = 0, seal = C.lapis6) =>
  at(
    x,
    y,
    s,
    rect(-112, -146, 232, 306, C.ink, 12, ' opacity=".12"') +
      rect(-120, -154, 232, 306, C.white, 12) +
      rect(-96, -126, 110, 18, C.lapis6, 6) +
      [-84, -58, -32, -6, 20]
        .map((w, i) => rect(-96, w, i % 2 ? 150 : 184, 10, C.lapis2, 5))
        .join("") +
      star8(62, 100, 34, seal, C.white) +
      line("M-94 108q20-34 34-6t34-10t34-6", C.inkSoft, 5),
    turn,
  );

export const shield = (x, y, s, colour = C.lapis6, mark = C.saffron5) =>
  at(
    x,
    y,
    s,
    path(
      "M0-130C40-104 76-98 106-98C108-10 84 70 0 122C-84 70-108-10-106-98C-76-98-40-104 0-130z",
      colour,
    ) +
      path("M0-130C40-104 76-98 106-98C108-10 84 70 0 122z", C.ink, ' opacity=".14"') +
      star8(0, -10, 50, mark, colour),
  );

export const heart = (x, y, s, colour = C.pom5) =>
  at(
    x,
    y,
    s,
    path(
      "M0 100C-130 10-130-90-60-100C-26-104-6-80 0-62C6-80 26-104 60-100C130-90 130 10 0 100z",
      colour,
    ) +
      path("M0 100C130 10 130-90 60-100C26-104 6-80 0-62z", C.pom7, ' opacity=".5"') +
      line("M-150 6H-50L-26-40L6 54L32-12L44 6H150", C.white, 11),
  );

export const pomegranate = (x, y, s, turn = 0) =>
  at(
    x,
    y,
    s,
    path("M-16-70L-26-106L-8-92L0-112L8-92L26-106L16-70z", C.pom7) +
      circle(0, 0, 78, C.pom5) +
      path("M0-78A78 78 0 0 1 0 78C40 50 44-40 0-78z", C.pom7, ' opacity=".55"') +
      path("M-50-6C-30-40 30-40 46-2C24 40-30 40-50-6z", C.pom2) +
      [
        [-24, -6],
        [0, -14],
        [22, -6],
        [-10, 10],
        [12, 12],
      ]
        .map(([a, b]) => ellipse(a, b, 9, 11, C.pom7))
        .join(""),
    turn,
  );

export const ball = (x, y, s) =>
  at(
    x,
    y,
    s,
    circle(0, 0, 46, C.white) +
      poly(
        [
          [0, -18],
          [17, -5],
          [11, 15],
          [-11, 15],
          [-17, -5],
        ],
        C.ink,
      ) +
      line("M0-18V-44M17-5L42-16M11 15L26 37M-11 15L-26 37M-17-5L-42-16", C.ink, 5) +
      circle(0, 0, 46, "none", ` stroke="${C.ink}" stroke-width="5"`),
  );

export const tent = (x, y, s, colour = C.saffron5) =>
  at(
    x,
    y,
    s,
    poly(
      [
        [-130, 0],
        [0, -150],
        [130, 0],
      ],
      colour,
    ) +
      poly(
        [
          [0, -150],
          [130, 0],
          [40, 0],
        ],
        C.saffron6,
      ) +
      poly(
        [
          [-34, 0],
          [0, -96],
          [34, 0],
        ],
        C.ink,
      ) +
      line("M0-150V-172", C.clay7, 6),
  );

/** A warning triangle on its stand. */
export const triangle = (x, y, s) =>
  at(
    x,
    y,
    s,
    rect(-50, -6, 100, 8, C.ink, 4) +
      `<path d="M0-118L66-10H-66z" fill="${C.paper}" stroke="${C.pom5}" stroke-width="20" stroke-linejoin="round"/>` +
      rect(-5, -76, 10, 34, C.ink, 4) +
      circle(0, -28, 6, C.ink),
  );

export const cross = (x, y, s, colour = C.pom5) =>
  at(x, y, s, rect(-44, -15, 88, 30, colour, 6) + rect(-15, -44, 30, 88, colour, 6));

export const coins = (x, y, s) =>
  at(
    x,
    y,
    s,
    [0, -18, -36, -54]
      .map((d) => ellipse(0, d + 6, 52, 18, C.saffron6) + ellipse(0, d, 52, 18, C.saffron5))
      .join("") + star8(0, -54, 11, C.saffron1),
  );

export const magnifier = (x, y, s, turn = 0) =>
  at(
    x,
    y,
    s,
    rect(-11, 66, 22, 96, C.clay7, 10) +
      circle(0, 0, 76, C.lapis7) +
      circle(0, 0, 58, C.lapis1) +
      path(
        "M-36-22A44 44 0 0 1 4-42",
        "none",
        ` stroke="${C.white}" stroke-width="11" stroke-linecap="round"`,
      ),
    turn,
  );

export const books = (x, y, s) =>
  at(
    x,
    y,
    s,
    rect(-100, -34, 200, 34, C.lapis6, 6) +
      rect(-78, -26, 168, 18, C.paper) +
      rect(-86, -70, 180, 36, C.pom5, 6) +
      rect(-66, -61, 150, 18, C.paper) +
      rect(-104, -104, 184, 34, C.green5, 6) +
      rect(-84, -96, 156, 18, C.paper) +
      at(
        26,
        -104,
        0.62,
        path(
          "M0 0C-44 0-50-50-30-62C-16-70-4-58 0-56C4-58 16-70 30-62C50-50 44 0 0 0z",
          C.saffron5,
        ) + line("M0-56q2-18 14-22", C.green7, 7),
      ),
  );
