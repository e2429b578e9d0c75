import { backdrop } from "./backdrop.mjs";
import { poplar, river, road, snowfall, star8, tree } from "./land.mjs";
import { at, C, circle, ellipse, line, path, poly, rect } from "./palette.mjs";
import { person } from "./people.mjs";
import {
  ball,
  books,
  coins,
  house,
  magnifier,
  phone,
  sheet,
  shield,
  suitcase,
  tent,
  triangle,
} from "./things.mjs";
import { car, plane } from "./vehicles.mjs";

const table = (fill) =>
  rect(0, 480, 800, 120, fill) + rect(0, 480, 800, 10, C.ink, 0, ' opacity=".12"');
const asphalt = (y) =>
  rect(0, y, 800, 600 - y, C.inkSoft) +
  line(`M0 ${y + 62}H800`, C.saffron3, 6, ' stroke-dasharray="44 36"');

/** Pictures of the blog articles. */
export const blogScenes = {
  "blog-accident": (name) =>
    backdrop(name, { light: "dawn", tone: "warm", hills: [C.clay5], sun: [400, 130] }) +
    asphalt(480) +
    car(166, 520, 0.95, C.lapis6, C.lapis7) +
    at(634, 522, 1, `<g transform="scale(-1 1)">${car(0, 0, 0.95, C.pom5, C.pom7)}</g>`) +
    triangle(420, 580, 0.7) +
    [
      [380, 440],
      [420, 410],
      [455, 445],
    ]
      .map(([x, y]) => star8(x, y, 13, C.saffron5))
      .join(""),
  "blog-schengen": (name) =>
    backdrop(name, {
      light: "deep",
      mountains: false,
      hills: [],
      sun: [400, 250],
      sunR: 70,
      clouds: [[130, 160, 0.8]],
    }) +
    table(C.lapis7) +
    at(
      270,
      330,
      1,
      rect(-120, -170, 240, 330, C.pom7, 14) +
        star8(0, -30, 62, C.saffron5, C.pom7) +
        rect(-60, 80, 120, 14, C.saffron3, 6) +
        rect(-40, 106, 80, 10, C.saffron3, 5),
      -8,
    ) +
    sheet(540, 330, 0.98, 7, C.pom5) +
    plane(600, 90, 0.45, -10, C.white, C.pom5),
  "blog-mtpl": (name) =>
    backdrop(name, {
      light: "day",
      hills: [C.green3],
      clouds: [[150, 120, 0.8]],
      sun: [660, 120],
    }) +
    asphalt(490) +
    car(290, 522, 1.1, C.green5, C.green7) +
    sheet(620, 330, 0.85, 6, C.green5),
  "blog-pamir": (name) =>
    backdrop(name, {
      light: "day",
      tone: "warm",
      tall: 330,
      horizon: 400,
      sun: [140, 120],
      hills: [C.sand, C.clay5],
    }) +
    road(300, 600, 590, 410, 300) +
    car(420, 560, 0.62, C.paper, C.lapis4),
  "blog-earthquake": (name) =>
    backdrop(name, { light: "rose", tone: "rose", tall: 230, hills: [C.clay5], sun: [130, 120] }) +
    house(420, 480, 0.95) +
    path("M0 480H800V600H0z", C.clay7) +
    line("M400 480L370 512L420 534L386 570L410 600", C.ink, 9) +
    line("M470 372l-16 26l20 20l-14 30", C.ink, 5),
  "blog-mudflow": (name) =>
    backdrop(name, {
      light: "winter",
      tone: "green",
      tall: 330,
      horizon: 390,
      hills: [C.green5],
      sun: [660, 110],
      clouds: [
        [240, 110, 1.2],
        [400, 140, 0.9],
      ],
    }) +
    at(
      0,
      0,
      1,
      river(330, 600, 420, 410, 330).replaceAll(C.lapis4, C.clay7).replaceAll(C.lapis2, C.clay5),
    ) +
    [
      [300, 540, 26],
      [430, 500, 18],
      [380, 570, 20],
      [480, 450, 12],
    ]
      .map(([x, y, r]) =>
        poly(
          [
            [x - r, y],
            [x - r * 0.3, y - r],
            [x + r, y - r * 0.4],
            [x + r * 0.6, y + r * 0.7],
          ],
          C.inkSoft,
        ),
      )
      .join("") +
    house(650, 480, 0.6) +
    line(
      "M190 160l-14 40M240 190l-14 40M310 180l-14 40M400 200l-14 40M440 170l-14 40",
      C.lapis4,
      5,
    ),
  "blog-sport": (name) =>
    backdrop(name, { light: "spring", mountains: false, hills: [C.green3], sun: [140, 130] }) +
    ellipse(400, 530, 380, 66, C.saffron3) +
    ellipse(400, 530, 330, 50, C.pom5) +
    ellipse(400, 530, 250, 36, C.saffron3) +
    person(290, 546, 1.35, { robe: C.lapis6, trim: C.paper, head: "boy" }) +
    person(510, 546, 1.35, { robe: C.green5, trim: C.paper, head: "boy", skin: C.skinDeep }) +
    ball(690, 470, 0.8),
  "blog-reading": (name) =>
    backdrop(name, { light: "paper", mountains: false, hills: [], sun: [640, 150], sunR: 60 }) +
    table(C.clay5) +
    sheet(330, 300, 1.35, -5) +
    magnifier(520, 300, 1, -32) +
    at(
      690,
      480,
      1,
      rect(-40, -76, 80, 76, C.lapis6, 10) +
        line("M40-60h12q16 0 16 20t-16 20H40", C.lapis6, 10) +
        line("M-14-96q-10-14 0-28t0-28M14-96q-10-14 0-28t0-28", C.sand, 6),
    ),
  "blog-fraud": (name) =>
    backdrop(name, { light: "dusk", mountains: false, hills: [], sun: [140, 130] }) +
    table(C.lapis7) +
    phone(
      400,
      330,
      1.25,
      rect(-50, -100, 100, 60, C.pom5, 12) +
        rect(-36, -84, 72, 8, C.white, 4) +
        rect(-36, -66, 50, 8, C.white, 4) +
        rect(-50, -22, 100, 44, C.lapis1, 12) +
        triangle(0, 100, 0.62),
      0,
    ) +
    at(
      620,
      240,
      1,
      line("M0-60V10Q0 60-36 60T-70 24l-14 20M-70 24l22 12", C.saffron5, 11) +
        circle(0, -72, 13, "none", ` stroke="${C.saffron5}" stroke-width="9"`),
    ) +
    shield(170, 350, 0.7, C.green5),
  "blog-winter": (name) =>
    backdrop(name, {
      light: "winter",
      tone: "lapis",
      tall: 360,
      horizon: 400,
      hills: [C.white, C.lapis1],
      sun: [140, 110],
      snow: true,
    }) +
    road(330, 600, 560, 410, 280) +
    car(470, 556, 0.6, C.pom5, C.pom7) +
    at(
      110,
      420,
      1,
      rect(-6, -60, 12, 150, C.inkSoft) +
        poly(
          [
            [-46, -62],
            [0, -136],
            [46, -62],
          ],
          C.saffron5,
        ) +
        line("M-14-78q8-18 16 0t14-4", C.ink, 5),
    ) +
    snowfall("front", 800, 600, 12),
  "blog-umrah": (name) =>
    backdrop(name, { light: "deep", mountains: false, hills: [C.sand, C.clay5], sun: [640, 120] }) +
    [120, 240, 560, 680]
      .map((x, i) =>
        at(
          x,
          470,
          0.8,
          rect(-14, -230 - i * 6, 28, 230 + i * 6, C.paper) +
            rect(-22, -150, 44, 10, C.green5) +
            path(`M-14 ${-230 - i * 6}q14-54 28 0z`, C.green5),
        ),
      )
      .join("") +
    path("M330 470V330Q330 250 400 220Q470 250 470 330V470z", C.paper) +
    path("M360 470V350Q360 296 400 276Q440 296 440 350V470z", C.lapis7) +
    person(290, 580, 0.8, { robe: C.white, trim: C.sand, legs: C.sand }) +
    suitcase(520, 584, 0.62, C.green5, C.saffron5),
  "blog-students": (name) =>
    backdrop(name, {
      light: "day",
      mountains: false,
      hills: [C.lapis2],
      sun: [640, 130],
      clouds: [
        [180, 130, 1],
        [420, 210, 0.6],
      ],
    }) +
    plane(300, 190, 0.8, -12) +
    table(C.lapis6) +
    books(220, 492, 1) +
    suitcase(410, 560, 0.85, C.pom5, C.saffron5) +
    person(600, 590, 1.4, { robe: C.green5, trim: C.saffron3, head: "hair" }),
  "blog-claim-papers": (name) =>
    backdrop(name, { light: "spring", mountains: false, hills: [], sun: [650, 130] }) +
    table(C.green5) +
    sheet(230, 320, 0.9, -9, C.green5) +
    sheet(330, 310, 0.95, 3, C.pom5) +
    coins(530, 480, 1.15) +
    coins(640, 490, 0.9) +
    at(560, 250, 1, circle(0, 0, 62, C.green5) + line("M-28 2l20 22L32-24", C.white, 14)),
  "blog-parking": (name) =>
    backdrop(name, { light: "dusk", tone: "dusk", hills: [C.lapis9], tall: 180, sun: [150, 120] }) +
    asphalt(490).replace(C.inkSoft, C.ink) +
    rect(640, 150, 14, 350, C.inkSoft) +
    rect(592, 110, 110, 110, C.lapis6, 14) +
    line("M630 196V134h22q22 0 22 18t-22 18h-20", C.white, 14) +
    car(330, 524, 1.15, C.saffron5, C.saffron6),
  "blog-home-list": (name) =>
    backdrop(name, { light: "dawn", tall: 200, hills: [C.green3, C.green5], sun: [140, 130] }) +
    house(300, 520, 0.95) +
    at(
      620,
      340,
      1,
      rect(-110, -150, 220, 300, C.clay7, 14) +
        rect(-94, -128, 188, 262, C.white, 6) +
        rect(-40, -166, 80, 34, C.ink, 8) +
        [-84, -34, 16, 66]
          .map(
            (y, i) =>
              rect(-74, y - 14, 30, 30, i < 3 ? C.green5 : C.lapis2, 6) +
              rect(-28, y - 6, 100, 12, C.lapis2, 6),
          )
          .join(""),
    ) +
    poplar(60, 540, 1),
  "blog-iskanderkul": (name) =>
    backdrop(name, {
      light: "spring",
      tone: "lapis",
      tall: 350,
      horizon: 380,
      hills: [C.green5],
      sun: [630, 110],
    }) +
    path("M0 440Q400 400 800 440V600H0z", C.lapis4) +
    line("M90 500h160M320 540h200M560 490h140M180 570h120", C.lapis2, 6) +
    tent(140, 470, 0.55, C.pom5) +
    tree(700, 470, 0.8, C.green7),
};
