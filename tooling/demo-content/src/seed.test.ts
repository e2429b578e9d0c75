import { existsSync, readdirSync, statSync } from "node:fs";
import { addDays, policyStatusOn } from "@sughurta/domain";
import { boxCover } from "@sughurta/domain/box";
import type { Localised } from "@sughurta/insurer-api/seed";
import { describe, expect, it } from "vitest";
import { seed } from "./index.ts";

const MAX_IMAGE_BYTES = 6 * 1024;

/** Names that are the same in both languages: towns, people, brands, short forms. */
const SAME_IN_TAJIK = /^(Бохтар|Истаравшан|Блог|[\w@. ]+|[А-ЯЁа-яё]+[ое]ва? \S+ \S+|3 500.*)$/;

const {
  blogPosts,
  boxCategories,
  boxes,
  businessCategories,
  businessProducts,
  coupons,
  demoPolicies,
  demoUsers,
  documents,
  leaders,
  proofs,
  offices,
  partnerCategories,
  slideSets,
  vacancies,
} = seed;

function isLocalised(value: object): value is Localised {
  return "ru" in value && "tg" in value && "en" in value;
}

/** Every localised text with the way to it. */
function getTexts(value: unknown, way: string): { way: string; text: Localised }[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if (isLocalised(value)) {
    return [{ way, text: value }];
  }
  return Object.entries(value).flatMap(([key, child]) => getTexts(child, `${way}.${key}`));
}

/** Every string that names a served file. */
function getFiles(value: unknown): string[] {
  if (typeof value === "string") {
    return value.startsWith("/files/") ? [value.slice("/files/".length)] : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(getFiles) : [];
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const plain = (html: string) => html.replace(/<[^>]+>/g, " ");
const words = (html: string) => plain(html).trim().split(/\s+/).length;

/** Opening and closing tags in the order in which they leave the stack; empty when they balance. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!slash) {
      open.push(name);
    } else if (open.pop() !== name) {
      return [name];
    }
  }
  return open;
}

const texts = getTexts(seed, "seed");

describe("texts of the seed content", () => {
  it("are many", () => {
    expect(texts.length).toBeGreaterThan(450);
  });

  it("are filled in all three languages", () => {
    const empty = texts.filter(({ text }) => !(text.ru.trim() && text.tg.trim() && text.en.trim()));
    expect(empty).toEqual([]);
  });

  it("are Tajik where Tajik is promised, not a copy of the Russian", () => {
    const copies = texts.filter(({ text }) => text.ru === text.tg && !SAME_IN_TAJIK.test(text.ru));
    expect(copies.map(({ way, text }) => `${way}: ${text.ru}`)).toEqual([]);
  });

  it("use only letters of the Tajik alphabet in Tajik", () => {
    const wrong = texts.flatMap(({ way, text }) =>
      [...plain(text.tg).matchAll(/\S*[ыщцьөүңўәіїєґЫЩЦЬӨҮҢЎ]\S*/g)].map(
        ([word]) => `${way}: ${word}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("have the letters ғ ӣ қ ӯ ҳ ҷ in every longer Tajik text", () => {
    const bare = texts.filter(({ text }) => text.tg.length > 60 && !/[ғӣқӯҳҷ]/i.test(text.tg));
    expect(bare.map(({ way }) => way)).toEqual([]);
  });

  it("contain no Tajik letters in Russian and no Cyrillic in English", () => {
    const wrong = texts.filter(
      ({ text }) => /[ғӣқӯҳҷ]/i.test(text.ru) || /[\u0400-\u04ff]/.test(text.en),
    );
    expect(wrong.map(({ way }) => way)).toEqual([]);
  });

  it("do not mix look-alike Latin letters into Cyrillic words", () => {
    const wrong = texts.flatMap(({ way, text }) =>
      [text.ru, text.tg].flatMap((value) =>
        [
          ...plain(value).matchAll(/[A-Za-z]+[\u0400-\u04ff]+\S*|[\u0400-\u04ff]+[A-Za-z]+\S*/g),
        ].map(([word]) => `${way}: ${word}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("close every HTML tag and use the same blocks in each language", () => {
    const shape = (html: string) => [...html.matchAll(/<\/?[a-z0-9]+/g)].map(([tag]) => tag).join();
    const wrong = texts.filter(
      ({ text }) =>
        [text.ru, text.tg, text.en].some((html) => unbalanced(html).length > 0) ||
        shape(text.ru) !== shape(text.tg) ||
        shape(text.ru) !== shape(text.en),
    );
    expect(wrong.map(({ way }) => way)).toEqual([]);
  });
});

describe("boxes", () => {
  const visible = boxes.filter((box) => !box.seo);

  it("fill the catalogue: 14 and more, 12 visible in 4 categories, 7 popular", () => {
    expect(boxes.length).toBeGreaterThanOrEqual(14);
    expect(visible.length).toBeGreaterThanOrEqual(12);
    expect(new Set(visible.flatMap((box) => box.categories)).size).toBeGreaterThanOrEqual(4);
    expect(visible.filter((box) => box.popular).length).toBeGreaterThanOrEqual(7);
    expect(boxes.filter((box) => !box.isSale).length).toBeGreaterThanOrEqual(2);
    expect(boxes.filter((box) => box.seo).length).toBeGreaterThanOrEqual(2);
  });

  it("offer three boxes to travellers and one special offer for 100 TJS", () => {
    const forTravel = visible.filter((box) => box.categories.includes("dlya-puteshestvennikov"));
    expect(forTravel.length).toBeGreaterThanOrEqual(3);
    expect(forTravel[0]?.price).toBe(100);
  });

  it("give the motor catalogue its four programmes with their slugs and prices", () => {
    const motor = boxes.filter((box) => box.categories.includes("sci"));
    expect(motor.map(({ productCode, slug, price }) => [productCode, slug, price])).toEqual([
      ["SCI_P1", "standart", 500],
      ["SCI_P2", "komfort", 1000],
      ["SCI_P3", "premium", 1500],
      ["ECI", "individualnyy", 0],
    ]);
  });

  it("have unique ids, codes and addresses, shared with no category", () => {
    expect(repeated(boxes.map((box) => String(box.id)))).toEqual([]);
    expect(repeated(boxes.map((box) => box.productCode))).toEqual([]);
    expect(repeated([...boxes, ...boxCategories].map(({ slug }) => slug))).toEqual([]);
    expect(repeated([...businessProducts, ...businessCategories].map(({ slug }) => slug))).toEqual(
      [],
    );
  });

  it("name only categories that exist", () => {
    const slugs = boxCategories.map(({ slug }) => slug);
    const businessSlugs = businessCategories.map(({ slug }) => slug);
    expect(boxes.flatMap((box) => box.categories).filter((slug) => !slugs.includes(slug))).toEqual(
      [],
    );
    expect(
      businessProducts
        .flatMap((product) => product.categories)
        .filter((slug) => !businessSlugs.includes(slug)),
    ).toEqual([]);
  });
});

describe("blog", () => {
  it("fills two pages of twelve and has one inactive article", () => {
    expect(blogPosts.filter((post) => !post.unlisted).length).toBeGreaterThan(12);
    expect(blogPosts.filter((post) => post.unlisted)).toHaveLength(1);
    expect(repeated(blogPosts.map(({ slug }) => slug))).toEqual([]);
  });

  it("gives active articles three to eight blocks with content in each language", () => {
    for (const post of blogPosts.filter(({ unlisted }) => !unlisted)) {
      expect(post.descriptions.length, post.slug).toBeGreaterThanOrEqual(3);
      expect(post.descriptions.length, post.slug).toBeLessThanOrEqual(8);
      for (const language of ["ru", "tg", "en"] as const) {
        const length = post.descriptions.reduce((sum, block) => sum + words(block[language]), 0);
        expect(length, `${post.slug} ${language}`).toBeGreaterThanOrEqual(235);
      }
    }
  });

  it("has at least two more articles in the category of each, for the similar ones", () => {
    for (const post of blogPosts) {
      const alike = blogPosts.filter(
        (other) =>
          other !== post &&
          !other.unlisted &&
          other.categories.some((catId) => post.categories.includes(catId)),
      );
      expect(alike.length, post.slug).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("the other kinds", () => {
  it("have the specified numbers", () => {
    expect(businessProducts.length).toBeGreaterThanOrEqual(6);
    expect(partnerCategories).toHaveLength(4);
    expect(partnerCategories.flatMap(({ partners }) => partners).length).toBeGreaterThanOrEqual(10);
    expect(vacancies.length).toBeGreaterThanOrEqual(9);
    expect(offices.length).toBeGreaterThanOrEqual(8);
    expect(documents.length).toBeGreaterThanOrEqual(8);
    expect(leaders.length).toBeGreaterThanOrEqual(5);
    expect(proofs).toHaveLength(3);
    expect(coupons.length).toBeGreaterThanOrEqual(5);
    expect(demoUsers.length).toBeGreaterThanOrEqual(1);
  });

  it("have a slide set for each banner", () => {
    const sizes = slideSets.map(({ slug, audience, slides }) => [audience, slug, slides.length]);
    expect(sizes).toEqual([
      ["clients", "glavnaya", 4],
      ["clients", "puteshestvie", 1],
      ["clients", "boxes", 2],
      ["business", "glavnaya", 3],
    ]);
  });

  it("name a chief executive and a chief accountant", () => {
    expect(leaders.map(({ post }) => post.en)).toEqual(
      expect.arrayContaining(["Chief executive", "Chief accountant"]),
    );
  });

  it("put every office inside Tajikistan", () => {
    for (const { coords, title } of offices) {
      const [lat = 0, lng = 0] = coords.split(",").map(Number);
      expect(lat > 36.6 && lat < 41.1 && lng > 67.3 && lng < 75.2, title.en).toBe(true);
    }
  });

  it("have one vacancy past its deadline and the others open beyond 2026", () => {
    expect(vacancies.filter(({ dateEnd }) => dateEnd < "2026-11-01")).toHaveLength(1);
    expect(vacancies.filter(({ dateEnd }) => dateEnd >= "2027-01-01").length).toBeGreaterThan(8);
  });

  it("bind coupons and demo policies to products that exist", () => {
    const codes = [...boxes.map(({ productCode }) => productCode), "TRAVEL"];
    const named = [
      ...coupons.flatMap(({ productCodes }) => productCodes),
      ...demoPolicies.map(({ productCode }) => productCode),
    ];
    expect(named.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each(["2026-02-01", "2026-03-31", "2028-02-29", "2026-12-31"])(
    "give demo policies the status by the term of their product when seeded on %s",
    (today) => {
      const terms = new Map(boxes.map((box) => [box.productCode, box.activeMonths]));
      for (const { status, startOffsetDays, productCode } of demoPolicies) {
        const paidOn = addDays(today, startOffsetDays - 1);
        const cover = boxCover(paidOn, terms.get(productCode) ?? 0);
        expect(policyStatusOn(today, cover), productCode).toBe(status);
      }
    },
  );
});

describe("files", () => {
  const used = [...new Set(getFiles({ ...seed }))];

  it("exist for every link, or are documents that the service writes from their text", () => {
    const written = documents.flatMap(({ link, text }) => (text ? getFiles(link) : []));
    const missing = used.filter((name) => !existsSync(new URL(name, seed.pictures)));
    expect(missing.filter((name) => !written.includes(name))).toEqual([]);
  });

  it("are all used, and the pictures are small", () => {
    const names = readdirSync(seed.pictures);
    expect(names.filter((name) => !used.includes(name))).toEqual([]);
    const heavy = names.filter(
      (name) =>
        name.endsWith(".svg") && statSync(new URL(name, seed.pictures)).size > MAX_IMAGE_BYTES,
    );
    expect(heavy).toEqual([]);
  });
});
