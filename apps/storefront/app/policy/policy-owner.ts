export { PolicyByCode } from "@sughurta/account";
