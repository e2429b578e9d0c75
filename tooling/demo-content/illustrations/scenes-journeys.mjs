import { backdrop } from "./backdrop.mjs";
import { cloud, crescent, poplar, snowfall, star8 } from "./land.mjs";
import { at, C, circle, line, path, poly, rect } from "./palette.mjs";
import { person } from "./people.mjs";
import { gift, shield, suitcase } from "./things.mjs";
import { car, plane } from "./vehicles.mjs";

const minaret = (x, y, s) =>
  at(
    x,
    y,
    s,
    rect(-16, -260, 32, 260, C.paper) +
      rect(-24, -196, 48, 12, C.saffron5) +
      rect(-24, -110, 48, 12, C.saffron5) +
      path("M-16-260Q-16-300 0-316Q16-300 16-260z", C.green5) +
      line("M0-316V-334", C.saffron5, 5) +
      at(0, -345, 1, crescent(11, C.saffron5)),
  );

const dome = (x, y, s) =>
  at(
    x,
    y,
    s,
    rect(-130, -110, 260, 110, C.paper) +
      path("M-96-110C-120-190-60-226 0-268C60-226 120-190 96-110z", C.green5) +
      path("M0-268C60-226 120-190 96-110H20C50-180 30-230 0-268z", C.green7) +
      line("M0-268V-288", C.saffron5, 6) +
      at(0, -304, 1, crescent(17, C.saffron5)) +
      [-84, -14, 56]
        .map((a) => path(`M${a}-0V-48Q${a + 14}-76 ${a + 28}-48V0z`, C.lapis6))
        .join(""),
  );

/** Pictures of the boxes for travel and cars. */
export const journeyScenes = {
  "box-travel-all": (name) =>
    backdrop(name, {
      light: "dawn",
      clouds: [
        [150, 130, 1],
        [640, 380, 0.8],
      ],
      sun: [600, 150],
    }) +
    plane(410, 250, 1, -14) +
    gift(250, 560, 0.78) +
    suitcase(520, 562, 0.9),
  "box-travel-year": (name) =>
    backdrop(name, { light: "deep", mountains: false, hills: [], sun: [640, 130] }) +
    circle(400, 640, 330, C.lapis2) +
    circle(400, 640, 330, "none", ` stroke="${C.white}" stroke-width="8"`) +
    path(
      "M180 470C240 400 330 420 360 470S300 560 220 560zM430 380C520 350 620 410 640 480S540 520 500 490S400 420 430 380zM400 540q60-30 110 10t-50 60h-50z",
      C.green5,
    ) +
    [
      [250, 480],
      [470, 430],
      [570, 470],
      [440, 560],
    ]
      .map(([x, y]) => star8(x, y, 15, C.saffron5))
      .join("") +
    line(
      "M250 480Q350 320 470 430M470 430Q540 350 570 470M250 480Q340 470 440 560",
      C.pom5,
      5,
      ' stroke-dasharray="3 14"',
    ) +
    cloud(140, 210, 0.9) +
    plane(430, 190, 0.8, -8, C.white, C.pom5),
  "box-travel-umrah": (name) =>
    backdrop(name, {
      light: "dusk",
      tone: "dusk",
      mountains: false,
      sun: [706, 120],
      sunR: 0,
      hills: [C.clay5, C.sand],
    }) +
    at(706, 120, 1, crescent(44, C.saffron3), 40) +
    minaret(200, 520, 1.1) +
    minaret(600, 520, 1.1) +
    dome(400, 520, 1.1) +
    person(330, 585, 0.55, { robe: C.white, trim: C.sand, head: "cap", legs: C.sand }) +
    person(450, 585, 0.55, { robe: C.white, trim: C.lapis2, head: "scarf" }),
  "box-car-standart": (name) =>
    backdrop(name, {
      light: "day",
      clouds: [
        [160, 120, 0.9],
        [420, 180, 0.6],
      ],
      hills: [C.green3],
    }) +
    rect(0, 490, 800, 110, C.inkSoft) +
    line("M20 556H800", C.saffron3, 6, ' stroke-dasharray="44 36"') +
    poplar(110, 500, 1) +
    poplar(180, 500, 0.8) +
    car(440, 520, 1.35),
  "box-car-komfort": (name) =>
    backdrop(name, { light: "winter", tone: "winter", hills: [C.lapis1, C.white], snow: true }) +
    rect(0, 500, 800, 100, C.inkSoft) +
    line("M0 562H800", C.white, 6, ' stroke-dasharray="44 36"') +
    car(420, 528, 1.35, C.saffron5, C.saffron6) +
    snowfall("front", 800, 600, 12),
  "box-car-premium": (name) =>
    backdrop(name, { light: "dawn", tone: "warm", tall: 300, hills: [C.clay5], sun: [160, 150] }) +
    rect(0, 500, 800, 100, C.inkSoft) +
    line("M0 560H800", C.saffron3, 6, ' stroke-dasharray="44 36"') +
    [
      [700, 400, 30],
      [740, 460, 22],
      [650, 330, 18],
    ]
      .map(([x, y, r]) =>
        poly(
          [
            [x - r, y],
            [x - r * 0.3, y - r],
            [x + r, y - r * 0.4],
            [x + r * 0.7, y + r * 0.8],
            [x - r * 0.5, y + r],
          ],
          C.clay7,
        ),
      )
      .join("") +
    car(360, 528, 1.3, C.pom5, C.pom7) +
    shield(360, 230, 1),
  "box-car-individualnyy": (name) =>
    backdrop(name, { light: "paper", mountains: false, hills: [], sun: [650, 140] }) +
    rect(0, 500, 800, 100, C.lapis2) +
    [
      [150, 130, C.lapis6],
      [150, 210, C.saffron5],
      [150, 290, C.green5],
    ]
      .map(
        ([x, y, c], i) =>
          rect(x - 60, y - 6, 360, 12, C.sand, 6) +
          rect(x - 60, y - 6, 110 + i * 80, 12, c, 6) +
          circle(x + 50 + i * 80, y, 22, c) +
          circle(x + 50 + i * 80, y, 9, C.paper),
      )
      .join("") +
    car(430, 526, 1.3, C.green5, C.green7),
};
