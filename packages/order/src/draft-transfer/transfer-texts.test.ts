import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { transferTexts } from "./transfer-texts.ts";

it("has every text in three languages", () => expectCompleteTexts(transferTexts));
