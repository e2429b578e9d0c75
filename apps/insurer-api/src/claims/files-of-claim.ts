import { and, eq, ne, type SQLWrapper } from "drizzle-orm";
import { claimFile } from "#src/platform/database/schema/service.ts";

/** True in SQL of the files that a claim has: not of those that the scanner refused later. */
export const isFileOfClaim = (claimId: string | SQLWrapper) =>
  and(eq(claimFile.claimId, claimId), ne(claimFile.state, "refused"));
