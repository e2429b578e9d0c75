import { and, eq, ne, type SQLWrapper } from "drizzle-orm";
import { claimFile } from "#src/platform/database/schema/service.ts";

/** SQL condition for the files of a claim, without those that the scanner refused later. */
export const isFileOfClaim = (claimId: string | SQLWrapper) =>
  and(eq(claimFile.claimId, claimId), ne(claimFile.state, "refused"));
