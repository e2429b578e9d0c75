import type { PartnerDirectoryEntry } from "@sughurta/contracts/partner";

/** A site of another company that sells our policies; its return pages may be patterns, except the first. */
export type Partner = PartnerDirectoryEntry;
