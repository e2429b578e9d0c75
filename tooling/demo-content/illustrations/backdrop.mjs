import { cloud, hill, ikat, nightStars, range, sky, snowfall } from "./land.mjs";
import { C } from "./palette.mjs";

const TONES = {
  lapis: [C.lapis2, C.lapis2, C.lapis4, C.lapis6],
  green: [C.green1, C.green3, C.green3, C.green5],
  dusk: [C.lapis7, C.lapis7, C.lapis6, C.lapis7],
  warm: [C.sand, C.saffron3, C.clay5, C.clay7],
  winter: [C.lapis1, C.lapis2, C.lapis2, C.lapis4],
  rose: [C.pom1, C.pom2, C.pom2, C.pom5],
};

/** Sky, two ranges of mountains, hills and ground: the place in which a scene happens. */
export function backdrop(
  name,
  {
    w = 800,
    h = 600,
    light = "day",
    tone = "lapis",
    sun = [w * 0.78, h * 0.24],
    sunR = 50,
    tall = 230,
    horizon = h * 0.66,
    mountains = true,
    far = true,
    hills = [C.green3, C.green5],
    clouds = [],
    snow = false,
    band = "",
  } = {},
) {
  const [farLight, farDark, nearLight, nearDark] = TONES[tone];
  const night = light === "dusk";
  const count = w > 800 ? 7 : 4;
  return (
    sky(light, w, h, sun[0], sun[1], sunR) +
    (night ? nightStars(name, w, h, w > 800 ? 26 : 16) : "") +
    (mountains
      ? (far
          ? range(`${name}far`, w, horizon + 36, tall * 0.8, count + 1, farLight, farDark, "")
          : "") +
        range(name, w, horizon + 46, tall, count, nearLight, nearDark, night ? C.lapis2 : C.white)
      : "") +
    clouds.map(([x, y, s]) => cloud(x, y, s, night ? C.lapis6 : C.white)).join("") +
    hills
      .map((fill, i) =>
        hill(w, h, horizon + 10 + i * h * 0.1, 14 + i * 4, fill, i * 2 + name.length),
      )
      .join("") +
    (snow ? snowfall(name, w, h, w > 800 ? 44 : 28) : "") +
    (band ? ikat(w, h - 36, 36, ...BANDS[band]) : "")
  );
}

const BANDS = {
  lapis: [C.lapis7, C.saffron5, C.paper],
  pom: [C.pom7, C.saffron3, C.lapis6],
  green: [C.green7, C.saffron3, C.pom5],
  saffron: [C.saffron5, C.pom7, C.paper],
};
