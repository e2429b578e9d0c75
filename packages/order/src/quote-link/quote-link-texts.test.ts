import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { quoteLinkTexts } from "./quote-link-texts.ts";

it("has every text in three languages", () => expectCompleteTexts(quoteLinkTexts));
