export { claimStatus, myClaims, sendClaimCode } from "@sughurta/contracts";
