import { MAX_HOLDER_AGE, MIN_HOLDER_AGE } from "@sughurta/domain/travel";
import type { FieldError } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useCallback } from "react";
import { quickQuoteTexts } from "./quick-quote-texts.ts";
