import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { fillFromProfileTexts } from "./fill-from-profile-texts.ts";

it("are complete in three languages", () => expectCompleteTexts(fillFromProfileTexts));
