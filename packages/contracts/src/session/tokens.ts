import * as z from "zod/mini";

/** The token object stored by the session (S0 §3). */
export const tokens = z.object({
  access: z.string(),
  refresh: z.string(),
  changePassword: z.boolean(),
});
/** Tokens of a session in the service's response. S0 §2. */
export type Tokens = z.output<typeof tokens>;

export const tokensExample = {
  access: "eyJ…a",
  refresh: "eyJ…r",
  changePassword: false,
};
