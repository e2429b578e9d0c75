declare module "virtual:changes" {
  interface Change {
    /** Package without its scope. */
    readonly package: string;
    /** `next` until it is released. */
    readonly version: string;
    readonly text: string;
  }

  /** Changes of the packages for their users, the newest first. */
  export const changes: readonly Change[];
}

declare module "virtual:deprecated" {
  /** Components that are on their way out. */
  export const deprecated: readonly { readonly name: string; readonly deprecated: string }[];
}
