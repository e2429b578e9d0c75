import { type ListedStory, listStories } from "./built-book.ts";

type Theme = "light" | "dark";

// These look different at every look.
const MOVES = "moves-by-itself";

/** Stories of the kit that have pictures. */
export const pictured = listStories().filter(
  ({ title, tags }) => title.startsWith("Kit/") && !tags.includes(MOVES),
);

/** Both themes of each component's first story; the others in light, since only tokens differ. */
export function themesOf(story: ListedStory): readonly Theme[] {
  const isFirst = pictured.find(({ title }) => title === story.title) === story;
  return isFirst ? ["light", "dark"] : ["light"];
}

/** Name of the file with the picture of a story in a theme. */
export const fileOf = ({ id }: ListedStory, theme: Theme) =>
  `${id.replace("kit-", "")}-${theme}.png`;
