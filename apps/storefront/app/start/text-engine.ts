import { setTextEngine } from "@sughurta/i18n";
import { createI18nextEngine } from "@sughurta/i18n/i18next";

// Imported first by the root route, which the server and the browser load before any text.
setTextEngine(createI18nextEngine());
