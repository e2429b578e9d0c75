import { firstStories, type ListedStory, listStories } from "./built-book.ts";

/** Theme and brand of a picture. */
interface Look {
  readonly name: string;
  readonly theme: "light" | "dark";
  readonly brand: string;
}

const LIGHT: Look = { name: "light", theme: "light", brand: "sughurta" };
const DARK: Look = { name: "dark", theme: "dark", brand: "sughurta" };
const OTHER_BRAND: Look = { name: "brand", theme: "light", brand: "zarafshon" };

// These look different on every render.
const MOVES = "moves-by-itself";

const isStill = ({ tags }: ListedStory) => !tags.includes(MOVES);

/** Stories of the kit that have pictures. */
export const kitStories = listStories().filter(
  (story) => story.title.startsWith("Kit/") && isStill(story),
);

/** Each component's first story in both themes and brands; the others in light, since only tokens differ. */
export function getLooks(story: ListedStory): readonly Look[] {
  const isFirst = kitStories.find(({ title }) => title === story.title) === story;
  return isFirst ? [LIGHT, DARK, OTHER_BRAND] : [LIGHT];
}

/** Stories whose first control is pictured hovered, focused and pressed. */
export const touchedStories = [
  "kit-button--primary",
  "kit-iconbutton--framed",
  "kit-link--in-text",
  "kit-checkbox--unticked",
  "kit-radiogroup--cards",
  "kit-switch--off",
  "kit-select--chosen",
  "kit-textfield--with-hint",
  "kit-tabs--links",
  "kit-accordion--questions",
  "kit-actiontiles--three",
  "kit-productcard--on-sale",
].map((id) => kitStories.find((story) => story.id === id) ?? id);

/** Interaction with the first control of such a story. */
export const TOUCHES = ["hover", "focus", "pressed"] as const;

/** The first state of every screen. */
export const screens = firstStories().filter(
  (story) => !/^(Kit|Forms|Tokens)\b/.test(story.title) && isStill(story),
);

/** Widths at which screens are pictured, with the height of the window. */
export const SCREEN_SIZES = [
  { width: 360, height: 780 },
  { width: 1280, height: 900 },
];

/** Name of the file with the picture of a story, such as `button--primary-dark.png`. */
export const getFile = ({ id }: ListedStory, look: string | number) =>
  `${id.replace("kit-", "")}-${look}.png`;

/** Names of all pictures. */
export const pictureFiles = (): string[] => [
  ...kitStories.flatMap((story) => getLooks(story).map(({ name }) => getFile(story, name))),
  ...touchedStories.flatMap((story) =>
    typeof story === "string"
      ? [`no story ${story}`]
      : TOUCHES.map((touch) => getFile(story, touch)),
  ),
  ...screens.flatMap((story) => SCREEN_SIZES.map(({ width }) => getFile(story, width))),
];
