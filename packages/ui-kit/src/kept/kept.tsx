import { createContext, type ReactNode, use } from "react";

/** What a piece of a page is made of. */
export interface Origin {
  /** Content that is replaced as a whole and never changed. */
  readonly content: object;
  /** Which piece is made of it, and in which of its looks. */
  readonly look: string;
}

/** Gives the markup of a piece that was rendered before; undefined where it has to be rendered now. */
export type KeepPiece = (piece: ReactNode, origin: Origin) => string | undefined;

/** Set by a server that keeps pieces; nothing is kept in a browser. */
export const KeepPieces = createContext<KeepPiece | undefined>(undefined);

export interface KeptProps {
  readonly as: "a" | "footer" | "li" | "nav";
  /** Without it the piece is rendered anew each time. */
  readonly origin: Origin | undefined;
  readonly className?: string | undefined;
  /** Of a link. */
  readonly href?: string | undefined;
  readonly "aria-label"?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A piece that looks the same on every page that shows it, so that a server may render it once.
 * It depends on `origin`, the language and the site's settings only, makes no ids of its own and
 * shows no picture of the first view, which React announces in the head of the page.
 */
export function Kept({ as: Element, origin, children, ...attributes }: KeptProps) {
  const keep = use(KeepPieces);
  const markup = origin && keep?.(children, origin);
  if (markup === undefined) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />;
}
