import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { passportTexts } from "./passport-texts.ts";

it("are complete in three languages", () => expectCompleteTexts(passportTexts));
