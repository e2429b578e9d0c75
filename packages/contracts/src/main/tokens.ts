import * as z from "zod/mini";

/** The token object kept by the session (S0 §3). */
export const tokens = z.object({
  access: z.string(),
  refresh: z.string(),
  changePassword: z.boolean(),
});
export type Tokens = z.output<typeof tokens>;

export const tokensExample = {
  access: "eyJ…a",
  refresh: "eyJ…r",
  changePassword: false,
};
