import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { nameOf } from "../src/component-page/search-words.ts";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "Sughurta, every part" }),
  // Other names of a component are searchable and not shown.
  sidebar: { renderLabel: ({ name }) => nameOf(name) },
});
