declare module "virtual:hydration-script" {
  /** The inline start script, ready to stand in a page. */
  export const source: string;
  /** Its hash as a content security policy names it: `sha256-…`. */
  export const hash: string;
}
