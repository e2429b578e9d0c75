declare module "virtual:component-bytes" {
  interface Weight {
    readonly name: string;
    readonly first: number;
    readonly later: number;
  }

  /** Size of each component alone, measured when this page was built. */
  export const weights: {
    readonly kit: readonly Weight[];
    readonly forms: readonly Weight[];
    readonly styles: readonly { readonly name: string; readonly bytes: number }[];
  };
}
