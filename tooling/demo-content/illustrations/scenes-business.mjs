import { backdrop } from "./backdrop.mjs";
import { desk } from "./indoors.mjs";
import { star8, tree } from "./land.mjs";
import { at, C, circle, line, path, rect } from "./palette.mjs";
import { person } from "./people.mjs";
import { coins, cross, pomegranate, sheet, triangle } from "./things.mjs";
import { car, truck } from "./vehicles.mjs";

/** Pictures of the products for legal entities. */
export const businessScenes = {
  "business-medical": (name) =>
    backdrop(name, { light: "deep", mountains: false, hills: [], sun: [150, 140] }) +
    desk(C.lapis7) +
    person(290, 560, 1.55, { robe: C.white, trim: C.lapis2, head: "hair" }) +
    person(530, 560, 1.5, { robe: C.green5, trim: C.saffron3, head: "boy" }) +
    circle(410, 130, 60, C.white) +
    cross(410, 130, 0.8),
  "business-work": (name) =>
    backdrop(name, { light: "dawn", tone: "warm", tall: 170, hills: [C.clay5], sun: [160, 130] }) +
    rect(430, 130, 14, 420, C.clay7) +
    rect(620, 130, 14, 420, C.clay7) +
    [180, 300, 420]
      .map(
        (y) =>
          rect(400, y, 270, 16, C.saffron6) + line(`M437 ${y + 110}L627 ${y + 16}`, C.clay7, 6),
      )
      .join("") +
    person(530, 300, 0.75, { robe: C.lapis6, trim: C.saffron3, head: "boy" }) +
    path("M504 148Q530 112 556 148z", C.saffron5) +
    person(270, 560, 1.3, { robe: C.pom5, trim: C.saffron3, head: "boy" }) +
    path("M228 288Q270 212 312 288z", C.saffron5) +
    rect(218, 284, 104, 10, C.saffron6, 5),
  "business-shop": (name) =>
    backdrop(name, { light: "day", tall: 190, hills: [C.sand], horizon: 430 }) +
    rect(150, 230, 500, 320, C.paper) +
    rect(180, 340, 260, 160, C.lapis1) +
    [
      [220, 470, C.pom5],
      [270, 470, C.saffron5],
      [320, 470, C.green5],
      [370, 470, C.lapis6],
    ]
      .map(([x, y, c]) => circle(x, y, 26, c) + circle(x + 20, y - 36, 20, c))
      .join("") +
    rect(180, 496, 260, 20, C.clay7) +
    rect(490, 340, 110, 210, C.lapis7, 4) +
    [0, 1, 2, 3, 4, 5]
      .map((i) => path(`M${130 + i * 90} 220h90l-6 84a38 38 0 0 1-78 0z`, i % 2 ? C.paper : C.pom5))
      .join("") +
    rect(130, 196, 540, 28, C.pom7, 4) +
    rect(0, 548, 800, 52, C.clay5),
  "business-farm": (name) =>
    backdrop(name, { light: "spring", tone: "lapis", hills: [C.green3], sun: [640, 140] }) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        path(
          `M${400 - 700 + i * 240} 600L${360 + i * 20} 430H${372 + i * 20}L${400 - 580 + i * 240} 600z`,
          C.green7,
        ),
      )
      .join("") +
    tree(150, 520, 1.3, C.pom2, C.pom5) +
    tree(640, 530, 1.5, C.pom2, C.pom5) +
    tree(450, 460, 0.7, C.pom2, C.pom5),
  "business-cargo": (name) =>
    backdrop(name, { light: "dawn", tall: 320, hills: [C.green5], sun: [160, 150] }) +
    rect(0, 500, 800, 100, C.inkSoft) +
    line("M0 562H800", C.saffron3, 6, ' stroke-dasharray="44 36"') +
    truck(400, 524, 1.35),
  "business-fleet": (name) =>
    backdrop(name, {
      light: "paper",
      tone: "warm",
      tall: 180,
      hills: [],
      horizon: 330,
      sun: [640, 120],
    }) +
    rect(0, 330, 800, 270, C.lapis1) +
    line("M0 440H800M0 580H800", C.white, 6) +
    car(260, 400, 0.8, C.lapis6, C.lapis7) +
    car(590, 400, 0.8, C.saffron5, C.saffron6) +
    car(250, 545, 1, C.pom5, C.pom7) +
    car(610, 545, 1, C.green5, C.green7),
  "business-liability": (name) =>
    backdrop(name, { light: "rose", mountains: false, hills: [], sun: [400, 270], sunR: 80 }) +
    desk(C.clay5) +
    at(
      400,
      470,
      1,
      rect(-8, -280, 16, 280, C.saffron6) +
        rect(-80, -10, 160, 16, C.saffron6, 6) +
        line("M-180-230H180", C.saffron6, 12) +
        line("M-180-230L-230-110M-180-230L-130-110M180-230L130-110M180-230L230-110", C.ink, 4) +
        path("M-240-110H-120a60 44 0 0 1-120 0z", C.lapis6) +
        path("M120-110H240a60 44 0 0 1-120 0z", C.lapis6) +
        star8(0, -290, 26, C.saffron5),
    ) +
    coins(580, 362, 0.7) +
    sheet(220, 306, 0.36) +
    triangle(690, 480, 0.5) +
    pomegranate(120, 440, 0.6),
};
