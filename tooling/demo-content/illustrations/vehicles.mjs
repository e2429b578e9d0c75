import { star8 } from "./land.mjs";
import { at, C, circle, ellipse, path, rect } from "./palette.mjs";

const wheel = (x) => circle(x, 0, 27, C.ink) + circle(x, 0, 12, C.sand);

export const car = (x, y, s, colour = C.lapis6, shade = C.lapis7) =>
  at(
    x,
    y,
    s,
    ellipse(0, 27, 180, 9, C.ink, ' opacity=".15"') +
      path(
        "M-165 0C-172-40-160-52-120-58L-78-106Q-70-114-56-114H42Q56-114 66-104L108-60C150-54 168-44 166-10Q166 4 152 4H-152Q-164 6-165 0z",
        colour,
      ) +
      path("M-165 0Q-166-14-164-24H167Q168-16 166-8Q166 4 152 4H-152Q-164 6-165 0z", shade) +
      path("M-98-60L-66-96Q-62-101-54-101H-16V-60z", C.lapis1) +
      path("M0-60V-101H36Q46-101 53-95L86-60z", C.lapis1) +
      path("M0-60V-101H12L-4-60z", C.white, ' opacity=".7"') +
      rect(2, -48, 26, 6, C.white, 3) +
      path("M166-34q-22-4-24 8h25z", C.saffron3) +
      path("M-166-36q18-2 18 10h-18z", C.pom5) +
      wheel(-98) +
      wheel(96),
  );

export const truck = (x, y, s, colour = C.pom5) =>
  at(
    x,
    y,
    s,
    ellipse(0, 27, 250, 9, C.ink, ' opacity=".15"') +
      rect(-240, -160, 320, 160, C.paper, 10) +
      rect(-240, -60, 320, 26, C.lapis6) +
      star8(-80, -106, 34, C.saffron5, C.paper) +
      path("M90 0V-118H160Q172-118 178-108L214-52Q220-44 220-34V0z", colour) +
      path("M112-62V-100H154Q160-100 164-94L184-62z", C.lapis1) +
      rect(-240, -6, 460, 14, C.ink, 6) +
      path("M220-26h-16v14h16z", C.saffron3) +
      wheel(-190) +
      wheel(-126) +
      wheel(150),
  );

export const plane = (x, y, s, turn = -10, colour = C.white, tail = C.lapis6) =>
  at(
    x,
    y,
    s,
    path("M-60 4L-150-92H-112L20-4z", C.lapis2) +
      path("M-210-6L-244-88H-206L-160-22z", tail) +
      path(
        "M-226-2C-226-30-180-34-120-36H130C180-36 214-14 222 2C214 22 170 30 120 30H-130C-190 30-226 20-226-2z",
        colour,
      ) +
      path("M-226-2C-222 20-190 30-130 30H120C170 30 214 22 222 2C180 12-150 14-226-2z", C.lapis2) +
      path("M176-24q34 10 42 22h-46q-10-14 4-22z", C.lapis7) +
      [-110, -70, -30, 10, 50, 90, 130].map((w) => circle(w, -12, 7, C.lapis7)).join("") +
      path("M-10 10L-120 124H-74L86 10z", tail) +
      path("M-190 0L-240 34H-206L-140 4z", tail),
    turn,
  );
