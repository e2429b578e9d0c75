import * as z from "@sughurta/contracts/zod";

/** Schema of the quick quote: it never prevents a visitor from continuing to the order. */
export const quickQuoteSchema = z.object({
  carMark: z.string(),
  carIssueYear: z.string(),
  residentType: z.enum(["resident", "nonresident"]),
});
