import {
  CLAIM_FILES,
  HOME_ADVANCE_SUM_TJS,
  LIABILITY_SUM_TJS,
  SMALL_REPAIR_SUM_TJS,
} from "@sughurta/domain";
import { MAX_CAR_AGE_YEARS } from "@sughurta/domain/motor";
import { MEDICAL_SUMS, MULTI_TRIP_DAYS } from "@sughurta/domain/travel";
import { describe, expect, it } from "vitest";
import { boxes } from "../boxes/boxes.ts";
import { PHONE } from "../brand.ts";
import { blogPosts } from "./posts.ts";

const LANGUAGES = ["ru", "tg", "en"] as const;
type Language = (typeof LANGUAGES)[number];

/** Numbers of a text without markup, as written, without thousands separators. */
function getFigures(text: string): number[] {
  const plain = text
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/(?<=\d)[\s\u00a0](?=\d{3}(?!\d))/g, "");
  return [...plain.matchAll(/\d+/g)].map(([figure]) => Number(figure));
}

function getBox(productCode: string) {
  const found = boxes.find((box) => box.productCode === productCode);
  if (!found) throw new Error(`No box ${productCode}`);
  return found;
}

/** Contents of a box's page in a language: its description and the texts and sums of its terms. */
function getPage(productCode: string, language: Language): string {
  const { fullDesc, terms } = getBox(productCode);
  const { covers = [], exclusions = [], territory } = terms ?? {};
  const texts = [
    ...covers.map(({ text }) => text),
    ...exclusions,
    ...(territory ? [territory] : []),
  ];
  const payouts = covers.flatMap(({ payout }) => Object.values(payout ?? {}));
  return [fullDesc[language], ...texts.map((text) => text[language]), ...payouts].join("\n");
}

/** A figure that the page of a product names too, in every language. */
function getFigureOnPage(productCode: string, figure: number): number {
  const exists = LANGUAGES.every((language) =>
    getFigures(getPage(productCode, language)).includes(figure),
  );
  if (!exists) throw new Error(`The page of ${productCode} does not name ${figure}`);
  return figure;
}

interface Figures {
  /** Promises: each is read from its source, a rule of the domain or the page or price of a product. */
  readonly promised?: readonly number[];
  /** Numbers without a promise: dates, distances, prices of others, public phone numbers, list numbers. */
  readonly facts?: readonly number[];
}

const support = Number(PHONE);
const flat = getBox("HOM_FLAT");

/** Every number of every article with its source: an article promises nothing that a product does not. */
const FIGURES: Readonly<Record<string, Figures>> = {
  "chto-delat-posle-avarii": { promised: [support], facts: [103, 15, 30] },
  "strahovka-dlya-shengenskoy-vizy": {
    promised: [MEDICAL_SUMS[0], MEDICAL_SUMS[0]],
    facts: [29, 112],
  },
  "kak-rabotaet-obyazatelnaya-avtostrahovka": {
    promised: [MAX_CAR_AGE_YEARS.MTPL, LIABILITY_SUM_TJS],
  },
  "pamirskiy-trakt": { facts: [4_600] },
  "iskanderkul-leto-2025": {
    promised: [getBox("SPO_MOUNT").price],
    facts: [31, 2_025, 2_025, 412],
  },
  "dom-i-zemletryasenie": { promised: [HOME_ADVANCE_SUM_TJS], facts: [112] },
  "deti-i-sport": { facts: [103] },
  "kak-chitat-polis": {
    promised: [flat.prepaid, flat.price],
    // Six numbered places, dates of an example, and what its repair costs.
    facts: [1, 2, 3, 4, 5, 6, 1, 10, 6_000, 4_500, 10_500],
  },
  "zimnie-perevaly": { promised: [support], facts: [112] },
  moshenniki: { promised: [support, support], facts: [102] },
  "sel-vesnoy": { promised: [HOME_ADVANCE_SUM_TJS, support], facts: [112] },
  "umra-s-roditelyami": { promised: [getFigureOnPage("TRB_UMRA", 65)], facts: [997] },
  "dokumenty-dlya-vyplaty": { promised: [CLAIM_FILES.maxMegabytes, SMALL_REPAIR_SUM_TJS] },
  "ucheba-za-granitsey": { promised: [MULTI_TRIP_DAYS], facts: [30] },
  "opis-doma": { promised: [getFigureOnPage("SAA", 15)], facts: [2_019, 45, 80] },
  "vmyatina-vo-dvore": {
    promised: [SMALL_REPAIR_SUM_TJS, getBox("SCI_P1").price],
    facts: [1_200, 3_000],
  },
};

const ascending = (figures: readonly number[]) => [...figures].sort((one, other) => one - other);

describe("the figures of an article have an owner", () => {
  it.each(blogPosts.map((post) => [post.slug, post] as const))("%s", (slug, post) => {
    const { promised = [], facts = [] } = FIGURES[slug] ?? {};
    const toText = (language: Language) =>
      [post.title, post.subTitle, ...post.descriptions].map((text) => text[language]).join(" ");
    for (const language of LANGUAGES) {
      const found = ascending(getFigures(toText(language)));
      expect(found, language).toEqual(ascending([...promised, ...facts]));
    }
  });
});
