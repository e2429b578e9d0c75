import { addons } from "storybook/manager-api";
import { bookTheme, type Look } from "../src/look/book-theme.ts";
import { getName } from "../src/story-link/search-words.ts";
import { stateName } from "../src/story-link/story-name.ts";

interface SidebarItem {
  readonly name: string;
  readonly type: string;
}

// Other names of a component are searchable and not shown; states are written as sentences are.
const sidebar = {
  renderLabel: ({ name, type }: SidebarItem) =>
    type === "story" ? stateName(name) : getName(name),
};

let shown: Look | undefined;

/** Paints the manager as the toolbar's theme. */
function paint(globals: unknown): void {
  const theme = typeof globals === "object" && globals !== null && Reflect.get(globals, "theme");
  const look = theme === "dark" ? "dark" : "light";
  if (look === shown) return;
  shown = look;
  document.documentElement.style.colorScheme = look;
  addons.setConfig({ theme: bookTheme(look), sidebar });
}

paint({ theme: /[?&;]globals=[^&]*theme:dark/.test(location.search) ? "dark" : "light" });

addons.register("sughurta/look", (api) => {
  const follow = ({ globals }: { readonly globals: unknown }) => paint(globals);
  api.on("setGlobals", follow);
  api.on("globalsUpdated", follow);
});
