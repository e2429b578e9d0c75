import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { quoteLinkTexts } from "./quote-link-texts.ts";

it("says everything in three languages", () => expectCompleteTexts(quoteLinkTexts));
