declare module "mjml" {
  /** Compiles a layout; the package has no types of its own. */
  export default function mjml(
    layout: string,
    options: {
      readonly keepComments: boolean;
      readonly validationLevel: "soft";
      readonly fonts: Readonly<Record<string, string>>;
    },
  ): Promise<{ readonly html: string; readonly errors: readonly { readonly message: string }[] }>;
}
