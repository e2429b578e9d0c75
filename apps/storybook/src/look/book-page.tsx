import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { CSSProperties, PropsWithChildren } from "react";
import { bookTheme, tokenColor } from "./book-theme.ts";
import { useLook } from "./use-look.ts";

/** Frame of every page of words: our type, and the theme of the toolbar. */
export function BookPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const look = useLook();
  const color = (name: string) => tokenColor("color", name, look);
  // Pages of words are outside the root of our styles, which would end at Storybook's own blocks.
  const colors = {
    "--book-ground": color("surface"),
    "--book-sunken": color("surface-sunken"),
    "--book-line": color("border"),
    "--book-text": color("text"),
    "--book-muted": color("text-muted"),
    "--book-link": color("link"),
    "--book-good": color("success"),
    "--book-bad": color("danger"),
    colorScheme: look,
  } as CSSProperties;
  return (
    <DocsContainer {...props} theme={bookTheme(look)}>
      <div className="book" data-look={look} style={colors}>
        {children}
      </div>
    </DocsContainer>
  );
}
