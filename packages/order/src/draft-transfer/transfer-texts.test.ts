import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { transferTexts } from "./transfer-texts.ts";

it("says everything in three languages", () => expectCompleteTexts(transferTexts));
