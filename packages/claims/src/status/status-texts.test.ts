import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { claimStatusTexts } from "./status-texts.ts";

it("are complete in three languages", () => expectCompleteTexts(claimStatusTexts));
