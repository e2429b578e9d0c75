/** What a component is and takes, as its types say. */
export interface ComponentReference {
  readonly name: string;
  /** File that declares it, from the root of the repository. */
  readonly file: string;
  readonly description: string;
  /** What to take instead, where it is on its way out. */
  readonly deprecated?: string | undefined;
  readonly properties: readonly PropertyReference[];
  /** The HTML element that gets every attribute that is not listed. */
  readonly passesOnTo?: string | undefined;
}

/** A property of a component. */
export interface PropertyReference {
  readonly name: string;
  /** Its type as a reader wants to see it. */
  readonly type: string;
  readonly kind: "boolean" | "string" | "number" | "choice" | "function" | "other";
  /** The values of a `choice`. */
  readonly choices?: readonly (string | number)[] | undefined;
  readonly required: boolean;
  readonly description: string;
  readonly defaultValue?: string | undefined;
  /** The fields of what is passed or listed. */
  readonly shape?: string | undefined;
  /** It is an attribute of the HTML element rather than the component's own. */
  readonly isNative: boolean;
}
