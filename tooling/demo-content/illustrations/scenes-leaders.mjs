import { C } from "./palette.mjs";
import { portrait } from "./people.mjs";

/** Portraits of the management. */
export const leaderScenes = {
  "leader-1": () =>
    portrait({
      back: C.lapis2,
      ring: C.lapis1,
      suit: C.lapis9,
      collar: C.saffron5,
      hair: C.ink,
      skin: C.skin,
      glasses: true,
    }),
  "leader-2": () =>
    portrait({
      back: C.saffron3,
      ring: C.saffron1,
      suit: C.pom7,
      collar: C.saffron3,
      hair: C.ink,
      woman: true,
      skin: C.skin,
    }),
  "leader-3": () =>
    portrait({
      back: C.green3,
      ring: C.green1,
      suit: C.inkSoft,
      collar: C.pom5,
      hair: "#4a3426",
      beard: true,
      skin: C.skinDeep,
    }),
  "leader-4": () =>
    portrait({
      back: C.pom2,
      ring: C.pom1,
      suit: C.green7,
      collar: C.paper,
      hair: "#4a2f22",
      scarf: C.lapis4,
      woman: true,
      skin: C.skin,
    }),
  "leader-5": () =>
    portrait({
      back: C.sand,
      ring: C.paper,
      suit: C.green7,
      collar: C.lapis6,
      hair: "#6b6f7a",
      skin: C.skin,
    }),
  "leader-6": () =>
    portrait({
      back: C.lapis4,
      ring: C.lapis2,
      suit: C.lapis7,
      collar: C.saffron5,
      hair: "#3a2418",
      woman: true,
      skin: C.skinDeep,
      glasses: true,
    }),
};
