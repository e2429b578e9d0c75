import { backdrop } from "./backdrop.mjs";
import { desk } from "./indoors.mjs";
import { poplar, star8, tree } from "./land.mjs";
import { at, C, circle, ellipse, line, path, poly, rect } from "./palette.mjs";
import { person } from "./people.mjs";
import { ball, books, cross, flats, heart, house, phone, shield, tent } from "./things.mjs";

/** Pictures of the boxes for health, home, family and sport. */
export const lifeScenes = {
  "box-accident": (name) =>
    backdrop(name, { light: "rose", mountains: false, hills: [], sun: [690, 120], sunR: 44 }) +
    circle(400, 300, 215, C.white) +
    desk(C.pom2) +
    person(400, 540, 1.5, { robe: C.lapis6, head: "boy" }) +
    line("M458 342Q484 384 471 424", C.paper, 36) +
    line("M456 372l32-8M462 396l30-8", C.sand, 5) +
    rect(404, 206, 30, 14, C.saffron1, 6) +
    cross(180, 200, 1.1) +
    cross(150, 330, 0.5, C.lapis6),
  "box-heart": (name) =>
    backdrop(name, {
      light: "spring",
      mountains: false,
      hills: [C.green3, C.green5],
      sun: [150, 130],
    }) +
    circle(400, 300, 190, C.white) +
    heart(400, 300, 1.35) +
    tree(90, 560, 1.1, C.green7) +
    tree(710, 560, 1.2, C.green7, C.pom5),
  "box-tick": (name) =>
    backdrop(name, {
      light: "spring",
      tone: "green",
      hills: [C.green3, C.green5, C.green7],
      sun: [640, 130],
    }) +
    shield(400, 300, 1.35, C.green7, C.saffron5) +
    circle(400, 286, 78, C.paper) +
    at(
      400,
      290,
      1,
      line("M-50-30L-20-12M50-30L20-12M-58 4H-22M58 4H22M-46 40L-18 18M46 40L18 18", C.ink, 8) +
        ellipse(0, 6, 30, 38, C.pom7) +
        circle(0, -34, 15, C.ink) +
        line("M-60-62L60 66", C.pom5, 12),
    ) +
    [90, 180, 620, 700]
      .map((x, i) =>
        line(`M${x} 600q-10-60 ${i * 6 - 12}-110M${x + 20} 600q10-50 24-80`, C.green3, 7),
      )
      .join(""),
  "box-dental": (name) =>
    backdrop(name, { light: "deep", mountains: false, hills: [], sun: [640, 140] }) +
    desk(C.lapis7) +
    circle(380, 310, 210, C.lapis2) +
    at(
      380,
      320,
      1.5,
      path(
        "M-80-90C-50-120-20-92 0-92C20-92 50-120 80-90C106-56 80-10 70 26C62 60 58 104 38 104C18 104 22 40 0 40C-22 40-18 104-38 104C-58 104-62 60-70 26C-80-10-106-56-80-90z",
        C.white,
      ) +
        path(
          "M80-90C106-56 80-10 70 26C62 60 58 104 38 104C62 40 66-40 40-100C58-106 70-100 80-90z",
          C.lapis1,
        ) +
        line("M-26 0q26 22 52 0", C.pom5, 7) +
        circle(-28, -30, 6, C.ink) +
        circle(28, -30, 6, C.ink),
    ) +
    star8(590, 240, 26, C.saffron5) +
    star8(180, 180, 18, C.saffron3),
  "box-flat": (name) =>
    backdrop(name, {
      light: "dusk",
      tone: "dusk",
      tall: 170,
      horizon: 430,
      hills: [C.lapis9],
      sun: [130, 130],
    }) +
    flats(190, 560, 0.85, C.lapis4, C.lapis9, "01,20,33") +
    flats(640, 560, 0.9, C.pom2, C.pom7, "02,11,30") +
    flats(410, 570, 1.15, C.paper, C.lapis7, "00,12,21,33") +
    rect(0, 562, 800, 38, C.lapis9) +
    poplar(288, 566, 0.7) +
    poplar(534, 566, 0.8),
  "box-house": (name) =>
    backdrop(name, {
      light: "dawn",
      tall: 290,
      hills: [C.green3, C.green5],
      band: "pom",
      sun: [170, 150],
    }) +
    house(420, 540, 1.15) +
    tree(110, 552, 1.2, C.green7, C.pom5) +
    poplar(700, 556, 1.2),
  "box-gadgets": (name) =>
    backdrop(name, { light: "paper", mountains: false, hills: [], sun: [610, 170], sunR: 70 }) +
    desk(C.clay5) +
    at(
      300,
      480,
      1,
      rect(-190, -230, 380, 224, C.ink, 16) +
        rect(-174, -214, 348, 192, C.lapis6, 6) +
        poly(
          [
            [-174, -60],
            [-80, -150],
            [0, -90],
            [70, -170],
            [174, -60],
            [174, -22],
            [-174, -22],
          ],
          C.lapis7,
        ) +
        circle(100, -170, 22, C.saffron5) +
        path("M-230 0H230L206-12H-206z", C.inkSoft),
    ) +
    phone(
      610,
      380,
      0.95,
      star8(0, -20, 44, C.pom5, C.paper) +
        rect(-44, 50, 88, 16, C.lapis2, 8) +
        rect(-30, 80, 60, 12, C.lapis2, 6),
      8,
    ),
  "box-kids": (name) =>
    backdrop(name, {
      light: "spring",
      tone: "green",
      hills: [C.green3, C.green5],
      tall: 180,
      sun: [140, 140],
    }) +
    flats(690, 480, 0.62, C.saffron1, C.saffron6, "11,22") +
    person(300, 550, 1.05, { robe: C.pom5, trim: C.saffron3, head: "hair" }) +
    person(470, 556, 0.95, { robe: C.lapis6, head: "boy" }) +
    ball(580, 530, 0.85) +
    tree(120, 530, 1, C.green7, C.saffron5),
  "box-school": (name) =>
    backdrop(name, { light: "dawn", mountains: false, hills: [], sun: [640, 140] }) +
    rect(70, 70, 400, 250, C.clay7, 10) +
    rect(86, 86, 368, 218, C.green7, 4) +
    line("M130 150h150M130 190h220M130 230h110", C.green3, 9) +
    star8(390, 150, 26, C.saffron5) +
    desk(C.clay5) +
    books(230, 486, 1.05) +
    person(560, 590, 1.5, { robe: C.white, trim: C.lapis6, head: "hair" }),
  "box-family": (name) =>
    backdrop(name, { light: "day", hills: [C.green5], band: "lapis", tall: 250, far: false }) +
    poly(
      [
        [120, 240],
        [400, 90],
        [680, 240],
      ],
      C.pom5,
    ) +
    poly(
      [
        [400, 90],
        [680, 240],
        [640, 240],
      ],
      C.pom7,
    ) +
    rect(160, 240, 480, 14, C.clay7) +
    rect(176, 254, 16, 300, C.clay7) +
    rect(608, 254, 16, 300, C.clay7) +
    person(270, 550, 1.15, { robe: C.lapis7, trim: C.saffron5 }) +
    person(530, 550, 1.1, { robe: C.pom5, trim: C.saffron3, head: "scarf" }) +
    person(360, 556, 0.72, { robe: C.saffron5, trim: C.pom5, head: "boy" }) +
    person(440, 556, 0.66, { robe: C.green5, trim: C.saffron3, head: "hair" }),
  "box-mountains": (name) =>
    backdrop(name, {
      light: "dusk",
      tone: "lapis",
      tall: 370,
      horizon: 440,
      hills: [C.green5, C.green7],
      sun: [630, 120],
    }) +
    path("M0 600V520Q200 470 430 500T800 490V600z", C.lapis4) +
    line("M60 560h140M300 540h180M560 566h150", C.lapis2, 5) +
    tent(250, 500, 0.85) +
    person(420, 512, 0.62, { robe: C.pom5, head: "boy" }),
  "box-team": (name) =>
    backdrop(name, {
      light: "day",
      mountains: false,
      hills: [C.green3, C.green5],
      sun: [650, 120],
      clouds: [
        [170, 130, 0.9],
        [440, 100, 0.6],
      ],
    }) +
    line(
      "M90 470V250H320V470M90 290H320M90 330H320M90 370H320M140 250V440M190 250V440M240 250V440M285 250V440",
      C.white,
      6,
    ) +
    [
      [330, C.lapis6],
      [450, C.pom5],
      [570, C.lapis6],
    ]
      .map(([x, c], i) =>
        person(x, 555 - (i % 2) * 12, 1, { robe: c, trim: C.white, head: i === 1 ? "cap" : "boy" }),
      )
      .join("") +
    ball(690, 535, 0.9),
  "box-ski": (name) =>
    backdrop(name, {
      light: "winter",
      tone: "lapis",
      tall: 330,
      hills: [C.lapis1],
      snow: true,
      sun: [150, 130],
    }) +
    path("M0 600V420Q300 420 800 580V600z", C.white) +
    at(440, 520, 1, line("M-130 10L120 56", C.pom5, 12) + line("M-110 26L140 70", C.lapis7, 12)) +
    person(440, 540, 1.1, { robe: C.saffron5, trim: C.pom5, head: "boy" }) +
    line("M388 470L350 570M492 470L560 560", C.ink, 6) +
    [120, 690]
      .map((x) =>
        at(
          x,
          470,
          1,
          poly(
            [
              [0, -130],
              [44, 0],
              [-44, 0],
            ],
            C.green7,
          ) +
            poly(
              [
                [0, -150],
                [30, -70],
                [-30, -70],
              ],
              C.green5,
            ),
        ),
      )
      .join(""),
};
