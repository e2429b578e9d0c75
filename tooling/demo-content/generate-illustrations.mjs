/**
 * Draws every illustration of the demonstration into images.
 * The same input gives the same bytes; run it after a change: `node generate-illustrations.mjs`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { blogScenes } from "./illustrations/scenes-blog.mjs";
import { businessScenes } from "./illustrations/scenes-business.mjs";
import { journeyScenes } from "./illustrations/scenes-journeys.mjs";
import { leaderScenes } from "./illustrations/scenes-leaders.mjs";
import { lifeScenes } from "./illustrations/scenes-life.mjs";
import { paperScenes } from "./illustrations/scenes-papers.mjs";
import { partnerScenes } from "./illustrations/scenes-partners.mjs";
import { slideScenes } from "./illustrations/scenes-slides.mjs";
import { vacancyScenes } from "./illustrations/scenes-vacancies.mjs";

const MAX_BYTES = 6 * 1024;
const target = new URL("./images/", import.meta.url);
mkdirSync(target, { recursive: true });

const cards = {
  ...journeyScenes,
  ...lifeScenes,
  ...businessScenes,
  ...blogScenes,
  ...vacancyScenes,
};
const sheets = [
  { width: 800, height: 600, scenes: cards },
  { width: 1440, height: 640, scenes: slideScenes },
  { width: 600, height: 400, scenes: partnerScenes },
  { width: 800, height: 800, scenes: leaderScenes },
  { width: 1000, height: 1400, scenes: paperScenes },
];

let count = 0;
for (const { width, height, scenes } of sheets) {
  for (const [name, draw] of Object.entries(scenes)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw(name)}</svg>\n`;
    if (Buffer.byteLength(svg) > MAX_BYTES) {
      throw new Error(`${name}.svg is ${Buffer.byteLength(svg)} bytes, more than ${MAX_BYTES}`);
    }
    writeFileSync(new URL(`${name}.svg`, target), svg);
    count += 1;
  }
}
process.stdout.write(`${count} illustrations written\n`);
