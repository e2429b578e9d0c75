import { star8 } from "./land.mjs";
import { at, C, circle, line, path, poly, rect } from "./palette.mjs";
import { cross } from "./things.mjs";

/** A partner's sign: a mark above a wordmark on warm paper. */
const logo = (mark, word, colour) => () =>
  rect(0, 0, 600, 400, C.paper) +
  at(300, 160, 1, mark) +
  `<text x="300" y="332" text-anchor="middle" font-family="Onest,Arial,sans-serif" font-weight="700" font-size="52" fill="${colour}">${word}</text>`;

/** Signs of the partners. */
export const partnerScenes = {
  "partner-shifobaxsh": logo(
    circle(0, 0, 84, C.green5) + cross(0, 0, 1.1, C.white),
    "Shifobaxsh Med",
    C.green7,
  ),
  "partner-dandon": logo(
    path(
      "M-60-68C-36-92-16-70 0-70C16-70 36-92 60-68C80-42 60-8 52 20C46 46 44 80 28 80C14 80 16 30 0 30C-16 30-14 80-28 80C-44 80-46 46-52 20C-60-8-80-42-60-68z",
      C.lapis6,
    ) + star8(0, -24, 22, C.saffron5),
    "Dandon Plus",
    C.lapis7,
  ),
  "partner-giyoh": logo(
    path("M0 84C-90 40-84-50-64-80C-10-70 6-20 0 84z", C.green5) +
      path("M0 84C90 40 84-50 64-80C10-70-6-20 0 84z", C.green3) +
      line("M0 84V20", C.green7, 7),
    "Giyoh",
    C.green7,
  ),
  "partner-usto": logo(
    circle(0, 0, 84, C.ink) + star8(0, 0, 60, C.saffron5, C.ink) + circle(0, 0, 18, C.saffron5),
    "Usto Garage",
    C.ink,
  ),
  "partner-yoridod": logo(
    path("M-90 50V-10H-10L30-60H84V50z", C.pom5) +
      line("M-90-10L-30-80H20", C.pom7, 12) +
      circle(-50, 54, 26, C.ink) +
      circle(50, 54, 26, C.ink),
    "Yoridod 24",
    C.pom7,
  ),
  "partner-oyina": logo(
    path("M-96 60L-60-60Q0-84 60-60L96 60Q0 30-96 60z", C.lapis4) +
      path("M-60 34L-34-44Q-20-50-6-52L-26 24z", C.white, ' opacity=".7"'),
    "Oyina Glass",
    C.lapis7,
  ),
  "partner-ganj": logo(
    poly(
      [
        [0, -90],
        [84, -30],
        [52, 76],
        [-52, 76],
        [-84, -30],
      ],
      C.saffron5,
    ) +
      poly(
        [
          [0, -90],
          [84, -30],
          [0, 10],
        ],
        C.saffron6,
      ) +
      poly(
        [
          [0, 10],
          [84, -30],
          [52, 76],
        ],
        C.saffron3,
      ),
    "Ganj Bank",
    C.ink,
  ),
  "partner-hamyon": logo(
    rect(-96, -60, 192, 124, C.lapis6, 22) +
      rect(-96, -60, 192, 44, C.lapis7, 20) +
      rect(26, -10, 80, 44, C.saffron5, 22) +
      circle(50, 12, 10, C.paper),
    "Hamyon",
    C.lapis7,
  ),
  "partner-roh": logo(
    circle(0, 0, 84, C.green1) +
      poly(
        [
          [-78, 34],
          [-16, -56],
          [40, 34],
        ],
        C.green5,
      ) +
      poly(
        [
          [-6, 34],
          [36, -30],
          [78, 34],
        ],
        C.green7,
      ) +
      path("M-40 74C-60 50 40 46 0 30C70 44-10 56 34 76z", C.saffron5),
    "Roh Tours",
    C.green7,
  ),
  "partner-parvoz": logo(
    path("M-100 20L96-70L20 84L-2 18z", C.lapis6) + path("M-2 18L96-70L-40 6L-46 64z", C.lapis9),
    "Parvoz Ticket",
    C.lapis7,
  ),
  "partner-mehmonsaroy": logo(
    path("M-90 70V-30L0-90L90-30V70z", C.clay7) +
      path("M-36 70V6Q-36-36 0-52Q36-36 36 6V70z", C.saffron3) +
      rect(-104, 66, 208, 14, C.clay5, 7),
    "Mehmonsaroy",
    C.ink,
  ),
  "partner-kuh": logo(
    poly(
      [
        [-100, 74],
        [-10, -86],
        [70, 74],
      ],
      C.pom5,
    ) +
      poly(
        [
          [-10, -86],
          [30, -10],
          [6, -22],
          [-12, 0],
          [-28, -22],
          [-50, -16],
        ],
        C.white,
      ) +
      poly(
        [
          [20, 74],
          [66, -10],
          [108, 74],
        ],
        C.pom7,
      ),
    "Kuh Rescue",
    C.pom7,
  ),
};
