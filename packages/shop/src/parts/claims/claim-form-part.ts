export { ClaimForm } from "@sughurta/claims";
