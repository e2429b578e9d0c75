import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { handoverTexts } from "./handover-texts.ts";

it("says everything in three languages", () => expectCompleteTexts(handoverTexts));
