export { IneligibleAlert } from "./ineligible-alert.tsx";
export { IneligiblePage } from "./ineligible-page.tsx";
