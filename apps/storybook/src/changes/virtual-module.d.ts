declare module "virtual:changes" {
  interface Change {
    /** Package without its scope. */
    readonly package: string;
    /** `next` until it is released. */
    readonly version: string;
    readonly text: string;
  }

  /** What users of the packages were told, the newest first. */
  export const changes: readonly Change[];
}

declare module "virtual:deprecated" {
  /** Components that are on their way out. */
  export const deprecated: readonly { readonly name: string; readonly deprecated: string }[];
}
