import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { knownPeopleTexts } from "./known-people-texts.ts";

it("are complete in three languages", () => expectCompleteTexts(knownPeopleTexts));
