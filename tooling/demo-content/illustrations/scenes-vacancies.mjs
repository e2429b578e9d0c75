import { backdrop } from "./backdrop.mjs";
import { poplar, star8 } from "./land.mjs";
import { at, C, line, path, poly, rect } from "./palette.mjs";
import { person } from "./people.mjs";
import { books, coins, flats, house, magnifier, sheet } from "./things.mjs";
import { car } from "./vehicles.mjs";

const floor = (fill) =>
  rect(0, 480, 800, 120, fill) + rect(0, 480, 800, 10, C.ink, 0, ' opacity=".12"');
const indoor = (name, light) =>
  backdrop(name, { light, mountains: false, hills: [], sun: [640, 140] });
const headset = (x, y) =>
  line(`M${x - 52} ${y}a52 54 0 0 1 104 0`, C.ink, 10) +
  rect(x - 64, y - 12, 22, 40, C.pom5, 9) +
  rect(x + 42, y - 12, 22, 40, C.pom5, 9) +
  line(`M${x + 52} ${y + 26}q-4 30-34 32`, C.ink, 6);

/** Pictures of the vacancies. */
export const vacancyScenes = {
  "vacancy-claims": (name) =>
    indoor(name, "spring") +
    floor(C.green5) +
    person(300, 580, 1.5, { robe: C.lapis6, trim: C.saffron5, head: "hair" }) +
    sheet(560, 330, 0.95, 6, C.green5),
  "vacancy-callcentre": (name) =>
    indoor(name, "dawn") +
    floor(C.clay5) +
    person(400, 590, 1.7, { robe: C.green5, trim: C.saffron3, head: "boy" }) +
    headset(400, 262) +
    [
      [150, 180],
      [640, 300],
    ]
      .map(
        ([x, y]) =>
          rect(x - 70, y - 40, 140, 80, C.lapis6, 24) +
          line(`M${x - 30} ${y}h0M${x} ${y}h0M${x + 30} ${y}h0`, C.white, 14),
      )
      .join(""),
  "vacancy-developer": (name) =>
    indoor(name, "dusk") +
    floor(C.lapis7) +
    at(
      400,
      480,
      1.3,
      rect(-190, -230, 380, 224, C.ink, 16) +
        rect(-174, -214, 348, 192, C.lapis9, 6) +
        line("M-140-180h70M-110-150h120M-110-120h80M-140-90h50M-110-60h150", C.green3, 10) +
        line("M30-150h60M-10-120h70", C.saffron5, 10) +
        path("M-230 0H230L206-12H-206z", C.inkSoft),
    ),
  "vacancy-actuary": (name) =>
    indoor(name, "day") +
    floor(C.lapis4) +
    [
      [180, 120, C.lapis6],
      [280, 190, C.green5],
      [380, 150, C.saffron5],
      [480, 270, C.pom5],
    ]
      .map(([x, h, c]) => rect(x, 480 - h, 70, h, c, 6))
      .join("") +
    line("M215 320L315 250L415 290L515 160", C.ink, 7) +
    [
      [215, 320],
      [315, 250],
      [415, 290],
      [515, 160],
    ]
      .map(([x, y]) => star8(x, y, 15, C.ink))
      .join("") +
    coins(650, 480, 1),
  "vacancy-editor": (name) =>
    indoor(name, "paper") +
    floor(C.clay5) +
    books(230, 486, 1.1) +
    sheet(520, 320, 1.1, 5, C.pom5) +
    at(
      650,
      330,
      1,
      rect(-11, -150, 22, 200, C.saffron5) +
        poly(
          [
            [-11, 50],
            [11, 50],
            [0, 86],
          ],
          C.clay7,
        ) +
        rect(-11, -170, 22, 26, C.pom5, 6),
      24,
    ),
  "vacancy-accountant": (name) =>
    indoor(name, "rose") +
    floor(C.pom5) +
    at(
      300,
      320,
      1.1,
      rect(-110, -150, 220, 300, C.ink, 18) +
        rect(-88, -126, 176, 64, C.green3, 8) +
        line(
          [0, 1, 2]
            .flatMap((r) => [0, 1, 2].map((c) => `M${-60 + c * 60} ${-20 + r * 56}h0`))
            .join(""),
          C.paper,
          38,
        ),
    ) +
    coins(560, 480, 1.2) +
    coins(680, 490, 0.85),
  "vacancy-khujand": (name) =>
    backdrop(name, { light: "dawn", tone: "warm", tall: 170, hills: [C.green3], sun: [640, 130] }) +
    path("M0 600V500Q400 450 800 510V600z", C.lapis4) +
    line("M80 550h180M360 530h200M600 566h120", C.lapis2, 6) +
    person(280, 496, 1.15, { robe: C.lapis7, trim: C.saffron5 }) +
    poplar(600, 490, 1.3) +
    poplar(680, 492, 1),
  "vacancy-surveyor": (name) =>
    backdrop(name, { light: "day", hills: [C.green3], tall: 200, sun: [140, 120] }) +
    rect(0, 480, 800, 120, C.inkSoft) +
    car(300, 524, 1.15, C.pom5, C.pom7) +
    magnifier(470, 400, 0.8, -28) +
    person(660, 580, 1.2, { robe: C.saffron5, trim: C.ink, head: "boy" }),
  "vacancy-khorugh": (name) =>
    backdrop(name, {
      light: "spring",
      tall: 340,
      horizon: 390,
      hills: [C.green5],
      sun: [150, 110],
    }) +
    house(280, 520, 0.8, C.paper, C.clay7) +
    person(580, 570, 1.25, { robe: C.pom5, trim: C.paper }) +
    poplar(720, 540, 1.2),
  "vacancy-kulob": (name) =>
    backdrop(name, {
      light: "dawn",
      tone: "green",
      tall: 200,
      hills: [C.green3],
      sun: [150, 120],
    }) +
    flats(220, 560, 0.95, C.saffron1, C.pom7, "02,11,30") +
    rect(0, 556, 800, 44, C.clay5) +
    person(470, 580, 1.3, { robe: C.lapis7, trim: C.saffron5, head: "boy" }) +
    person(630, 580, 1.25, { robe: C.green5, trim: C.saffron3, head: "scarf" }),
};
