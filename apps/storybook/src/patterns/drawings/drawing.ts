import type { ReactNode } from "react";

/** A picture with the sentence under it. */
export interface Drawing {
  readonly picture: ReactNode;
  readonly caption: string;
}

/** A pattern followed and broken. */
export interface Drawings {
  readonly do: Drawing;
  readonly dont: Drawing;
}
