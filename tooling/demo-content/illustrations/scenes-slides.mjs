import { backdrop } from "./backdrop.mjs";
import { cloud, poplar, road, star8, tree } from "./land.mjs";
import { C, line, rect } from "./palette.mjs";
import { person } from "./people.mjs";
import { flats, gift, house, phone, pomegranate, shield, suitcase, triangle } from "./things.mjs";
import { car, plane, truck } from "./vehicles.mjs";

const wide = { w: 1440, h: 640 };

/** Banners: the left half stays calm because words stand there. */
export const slideScenes = {
  "slide-road": (name) =>
    backdrop(name, {
      ...wide,
      light: "dawn",
      tall: 330,
      sun: [1080, 150],
      hills: [C.green3, C.green5],
      clouds: [[300, 120, 0.9]],
    }) +
    road(900, 640, 1130, 440, 300) +
    car(905, 612, 0.8, C.pom5, C.pom7) +
    poplar(1290, 560, 1.3) +
    poplar(1360, 580, 1.1),
  "slide-plane": (name) =>
    backdrop(name, {
      ...wide,
      light: "deep",
      tall: 210,
      horizon: 520,
      tone: "lapis",
      hills: [C.green5],
      sun: [1200, 150],
      clouds: [
        [240, 480, 1.2],
        [760, 130, 0.9],
        [1290, 400, 1.1],
      ],
    }) + plane(1000, 290, 1.35, -12, C.white, C.pom5),
  "slide-home": (name) =>
    backdrop(name, {
      ...wide,
      light: "spring",
      tall: 330,
      sun: [720, 140],
      hills: [C.green3, C.green5],
      band: "pom",
    }) +
    house(1060, 590, 1.35) +
    tree(780, 600, 1.3, C.green7, C.pom5) +
    poplar(1360, 604, 1.5),
  "slide-car": (name) =>
    backdrop(name, {
      ...wide,
      light: "dusk",
      tone: "dusk",
      tall: 300,
      sun: [760, 130],
      hills: [C.lapis9],
    }) +
    rect(0, 530, 1440, 110, C.ink) +
    line("M0 606H1440", C.saffron5, 7, ' stroke-dasharray="50 44"') +
    car(1060, 566, 1.4, C.pom5, C.pom7) +
    triangle(720, 600, 0.9),
  "slide-travel": (name) =>
    backdrop(name, {
      ...wide,
      light: "day",
      tall: 240,
      sun: [760, 140],
      hills: [C.lapis4, C.lapis6],
      clouds: [
        [520, 130, 0.8],
        [1320, 220, 1],
      ],
    }) +
    plane(1050, 200, 1, -10) +
    suitcase(1000, 620, 1.4) +
    suitcase(1200, 622, 1, C.lapis9, C.saffron5),
  "slide-boxes": (name) =>
    backdrop(name, {
      ...wide,
      light: "paper",
      tone: "warm",
      tall: 200,
      sun: [720, 170],
      hills: [C.saffron3],
    }) +
    gift(860, 610, 1) +
    gift(1240, 610, 0.9, C.green5, C.green7, C.saffron3) +
    gift(1060, 612, 1.4, C.pom5, C.pom7, C.saffron5),
  "slide-gift": (name) =>
    backdrop(name, {
      ...wide,
      light: "rose",
      mountains: false,
      sun: [700, 150],
      sunR: 56,
      hills: [C.pom2],
      band: "saffron",
    }) +
    phone(
      920,
      370,
      1.25,
      star8(0, -50, 44, C.lapis6, C.paper) +
        rect(-48, 20, 96, 20, C.lapis2, 6) +
        rect(-48, 54, 96, 20, C.lapis2, 6) +
        rect(-48, 90, 96, 26, C.green5, 13),
      -6,
    ) +
    gift(1180, 600, 1.1) +
    pomegranate(1350, 556, 0.6),
  "slide-business": (name) =>
    backdrop(name, {
      ...wide,
      light: "dawn",
      tall: 220,
      horizon: 440,
      sun: [740, 130],
      hills: [C.green5],
    }) +
    flats(900, 600, 1.1, C.lapis4, C.lapis9, "00,12,31") +
    flats(1300, 600, 1.2, C.pom2, C.pom7, "11,23") +
    flats(1095, 610, 1.5, C.paper, C.lapis7, "02,10,22,33") +
    rect(0, 602, 1440, 38, C.inkSoft) +
    poplar(740, 606, 1.2) +
    poplar(800, 606, 0.9),
  "slide-team": (name) =>
    backdrop(name, {
      ...wide,
      light: "spring",
      mountains: false,
      sun: [1060, 230],
      sunR: 100,
      hills: [C.green3, C.green5],
    }) +
    person(800, 620, 1.5, { robe: C.lapis6, head: "boy" }) +
    person(960, 626, 1.6, { robe: C.pom5, trim: C.saffron3, head: "scarf" }) +
    person(1140, 630, 1.75, { robe: C.white, trim: C.lapis2, head: "hair" }) +
    person(1310, 624, 1.5, { robe: C.saffron5, trim: C.pom5, head: "cap", skin: C.skinDeep }),
  "slide-cargo": (name) =>
    backdrop(name, {
      ...wide,
      light: "dawn",
      tone: "warm",
      tall: 340,
      sun: [720, 140],
      hills: [C.clay5],
    }) +
    rect(0, 530, 1440, 110, C.inkSoft) +
    line("M0 604H1440", C.saffron3, 7, ' stroke-dasharray="50 44"') +
    truck(1040, 564, 1.5) +
    shield(1330, 240, 0.8) +
    cloud(260, 140, 0.8),
};
