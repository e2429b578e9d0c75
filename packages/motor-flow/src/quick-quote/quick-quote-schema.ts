import * as z from "zod/mini";

/** What the quick quote holds: nothing keeps a visitor from going on to the order. */
export const quickQuoteSchema = z.object({
  carMark: z.string(),
  carIssueYear: z.string(),
  residentType: z.enum(["resident", "nonresident"]),
});
