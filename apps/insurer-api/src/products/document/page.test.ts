import { expect, it } from "vitest";
import { drawableText } from "./page.ts";

it.each([
  ["Рӯдакӣ’s 12, ~30 м², 5°, №7 «ғқҳҷӣӯ»", "Рӯдакӣ’s 12, ~30 м², 5°, №7 «ғқҳҷӣӯ»"],
  ["first line\nsecond\tline", "first line\nsecond\tline"],
  ["Ｄｕｓｈａｎｂｅ ﬁrst", "Dushanbe first"],
  ["home 🏠👍🏽🇹🇯❤️ end", "home  end"],
  ["公安 12", "?? 12"],
])("draws %j as %j", (typed, drawn) => {
  expect(drawableText(typed)).toBe(drawn);
});
