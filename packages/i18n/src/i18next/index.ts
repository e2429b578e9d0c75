export { createI18nextEngine } from "./i18next-engine.ts";
