import { say } from "../story-words/say.fixture.ts";
import type { Place } from "./map-view.ts";
import type { MapTexts, Town } from "./places-map-props.ts";

/** Some offices for stories and tests; three of them in one city. */
export const places: readonly Place[] = [
  { key: "1", title: "Душанбе, главный офис", href: "#p1", latitude: 38.5737, longitude: 68.7864 },
  { key: "2", title: "Душанбе, рынок", href: "#p2", latitude: 38.5253, longitude: 68.7492 },
  { key: "3", title: "Душанбе, аэропорт", href: "#p3", latitude: 38.5478, longitude: 68.8203 },
  { key: "4", title: "Худжанд", href: "#p4", latitude: 40.2826, longitude: 69.6222 },
  { key: "5", title: "Куляб", href: "#p5", latitude: 37.9146, longitude: 69.7845 },
  { key: "6", title: "Хорог", href: "#p6", latitude: 37.4897, longitude: 71.5531 },
];

/** Texts in Russian. */
export const mapTexts: MapTexts = {
  group: (count) => say("Мест рядом: {{count}}. Показать ближе", { count }),
  whole: "Вся карта",
  zoomIn: "Ближе",
  zoomOut: "Дальше",
};

/** A rough border. */
export const outline =
  "67.7,37.2 68.3,38.2 67.5,39.4 68.6,39.6 69.3,40.8 70.5,41 70.9,40.2 69.3,39.6 71.5,39.5 73.6,39.4 75,37.4 72.6,37 71.5,36.7 71.3,38.2 70.2,37.6 69.4,37.1 67.7,37.2";

/** A river, roughly. */
export const rivers = ["71.2,39.2 70,38.8 69.1,38.2 68.3,37.2"];

/** Towns for orientation. */
export const towns: readonly Town[] = [
  { title: "Душанбе", latitude: 38.56, longitude: 68.79, anchor: "start" },
  { title: "Худжанд", latitude: 40.28, longitude: 69.62 },
  { title: "Хорог", latitude: 37.49, longitude: 71.55 },
];
