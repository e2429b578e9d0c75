import { expectCompleteTexts } from "@sughurta/i18n/testing";
import { it } from "vitest";
import { renewalTexts } from "./renewal-texts.ts";

it("are complete in three languages", () => expectCompleteTexts(renewalTexts));
