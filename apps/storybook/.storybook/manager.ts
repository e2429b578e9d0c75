import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { nameOf } from "../src/component-page/search-words.ts";

const LAPIS = "#1d4bc0";
const INK = "#1c2230";
const PAPER = "#fdfbf7";
const LINE = "#e4dfd3";

/** The star of the brand before its name, as in the header of the site. */
const BRAND_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="170" height="32" viewBox="0 0 170 32"><g transform="translate(16 16) scale(1.4)"><path fill="${LAPIS}" d="M0-10 2.9-7.1 7.1-7.1 7.1-2.9 10 0 7.1 2.9 7.1 7.1 2.9 7.1 0 10-2.9 7.1-7.1 7.1-7.1 2.9-10 0-7.1-2.9-7.1-7.1-2.9-7.1Z"/><path fill="#f1ab34" d="M0-2.8 2.8 0 0 2.8-2.8 0z"/></g><text x="42" y="22" fill="${INK}" font-family="Onest, system-ui, sans-serif" font-size="19" font-weight="700">Sughurta</text></svg>`,
)}`;

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Sughurta, every part",
    brandImage: BRAND_IMAGE,
    fontBase: "Onest, system-ui, sans-serif",
    colorPrimary: LAPIS,
    colorSecondary: LAPIS,
    appBg: PAPER,
    appContentBg: "#ffffff",
    appPreviewBg: "#ffffff",
    appBorderColor: LINE,
    appBorderRadius: 12,
    textColor: INK,
    textMutedColor: "#5b6475",
    barBg: PAPER,
    barTextColor: "#5b6475",
    barSelectedColor: LAPIS,
    barHoverColor: LAPIS,
    inputBg: "#ffffff",
    inputBorder: "#8a90a0",
    inputTextColor: INK,
    inputBorderRadius: 12,
  }),
  // Other names of a component are searchable and not shown.
  sidebar: { renderLabel: ({ name }) => nameOf(name) },
});
