// The used part of the library. Its types on DefinitelyTyped add those of Node to every browser package.
declare module "qrcode" {
  /** Calculates the dark and light modules of a code. */
  export function create(
    text: string,
    options: { readonly errorCorrectionLevel: "L" | "M" | "Q" | "H" },
  ): {
    readonly modules: {
      /** Number of modules on a side. */
      readonly size: number;
      /** 1 for a dark module. */
      get(row: number, column: number): number;
    };
  };
}
