import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  blog: {
    title: "Blog",
    lead: "Short and clear: how to choose insurance and what to do when something happens.",
    empty: "There are no articles yet",
    pages: "Blog pages",
    page: "Page {{page}}",
    tags: "Topics",
    similar: "Similar articles",
    back: "Back to the articles",
    callback: "Request a call",
    published: "Published {{date}}",
  },
};
