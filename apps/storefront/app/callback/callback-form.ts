export { CallbackDialog } from "@sughurta/content";
