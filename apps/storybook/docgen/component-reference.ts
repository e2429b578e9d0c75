/** Description and properties of a component, from its types. */
export interface ComponentReference {
  readonly name: string;
  /** File that declares it, from the root of the repository. */
  readonly file: string;
  readonly description: string;
  /** Replacement, if it is deprecated. */
  readonly deprecated?: string | undefined;
  readonly properties: readonly PropertyReference[];
  /** The HTML element that receives every attribute that is not listed. */
  readonly passesOnTo?: string | undefined;
}

/** A property of a component. */
export interface PropertyReference {
  readonly name: string;
  /** Its type in a readable form. */
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
