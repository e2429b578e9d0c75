export { PolicyCheck } from "@sughurta/claims";
