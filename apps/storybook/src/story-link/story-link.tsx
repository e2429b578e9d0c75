import { storyName } from "./story-name.ts";

interface Listed {
  readonly title: string;
  readonly name: string;
}

/** A link to a live story, by a name that people read. */
export function StoryLink({ story }: { readonly story: string }) {
  const listed = listedStory(story);
  return (
    <a href={`./?path=/story/${story}`} target="_top">
      {listed ? storyName(listed.title, listed.name) : story}
    </a>
  );
}

/** A story as the index of the book lists it; the index is loaded before any page. */
export function listedStory(story: string): Listed | undefined {
  const path = ["__STORYBOOK_PREVIEW__", "storyStoreValue", "storyIndex", "entries", story];
  let value: unknown = globalThis;
  for (const key of path) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }
  return isListed(value) ? value : undefined;
}

function isListed(value: unknown): value is Listed {
  return typeof value === "object" && value !== null && "title" in value && "name" in value;
}
