import { beforeAll, describe, expect, it } from "vitest";
import { foldWord } from "./mark-hits.ts";
import type { SearchDocument } from "./search-document.ts";
import { createSearchIndex, type SearchIndex, swapLayout } from "./search-index.server.ts";

const document = (
  href: string,
  title: string,
  text = "",
  group: SearchDocument["group"] = "products",
  keywords = "",
): SearchDocument => ({ href, title, text, group, keywords });

const RUSSIAN = [
  document("/travel", "Страховка для поездки за границу", "Варианты для шенгенской визы"),
  document("/auto", "Страхование машины", "ОСАГО, каско и готовые программы для машины"),
  document(
    "/boxes/kvartira",
    "Квартира под защитой",
    "Пожар, залив и кража",
    "products",
    "kvartira KV",
  ),
  document("/boxes/klesh", "Защита от клеща", "Прививка и лечение"),
  document(
    "/blog/dtp",
    "Что делать после ДТП",
    "Остановитесь и включите аварийный сигнал",
    "articles",
  ),
  document("/blog/bagazh", "Потерялся багаж: что делать", "Составьте акт в аэропорту", "articles"),
  document("/docs/rules", "Правила страхования", "Лицензия Национального банка", "documents"),
  document("/offices", "Худжанд, офис", "Худжанд, улица Ленина, 12", "offices"),
  document("/offices", "Душанбе, главный офис", "Душанбе, проспект Рудаки, 84", "offices"),
  document("/ponimayu", "Узнает ли начальник диагноз?", "Нет, только общую сумму", "questions"),
  document("/vacancies", "Вакансии", "Работа в страховании", "pages"),
];
const TAJIK = [
  document("/travel", "Суғурта барои сафар ба хориҷ", "Барои раводиди шенген"),
  document("/auto", "Суғуртаи мошин", "Ҷавобгарии соҳибони нақлиёт ва каско"),
  document("/boxes/hona", "Хонаи зери ҳимоя", "Сӯхтор ва дуздӣ"),
  document("/offices", "Хуҷанд, дафтар", "Хуҷанд, кӯчаи Ленин", "offices"),
  document("/docs", "Қоидаҳои суғурта", "Иҷозатнома", "documents"),
];
const ENGLISH = [
  document("/travel", "Travel insurance", "Cover options for a Schengen visa"),
  document("/auto", "Car insurance", "MTPL and casco for your car"),
  document("/boxes/flat", "Home under protection", "Fire, flooding and theft"),
  document(
    "/blog/baggage",
    "Lost baggage: what to do",
    "Ask for a report at the airport",
    "articles",
  ),
  document("/offices", "Khujand office", "12 Lenin Street", "offices"),
];

const found = (index: SearchIndex, query: string) =>
  index.search(query).groups.flatMap(({ results }) => results.map(({ href }) => href));

describe("a search in Russian", () => {
  let index: SearchIndex;
  beforeAll(() => {
    index = createSearchIndex(RUSSIAN);
  });

  it.each([
    ["виза", "/travel"],
    ["ВИЗЫ", "/travel"],
    ["поездка", "/travel"],
    ["поезка", "/travel"],
    ["cnhf[jdrf", "/travel"],
    ["gjtplrf", "/travel"],
    ["poezdka", "/travel"],
    ["strahovka", "/travel"],
    ["strakhovka", "/travel"],
    ["осаго", "/auto"],
    ["osago", "/auto"],
    ["jcfuj", "/auto"],
    ["каска", "/auto"],
    ["машина", "/auto"],
    ["маш", "/auto"],
    ["mashina", "/auto"],
    ["квартира", "/boxes/kvartira"],
    ["kvartira", "/boxes/kvartira"],
    ["квартиру", "/boxes/kvartira"],
    ["клещ", "/boxes/klesh"],
    ["kleshch", "/boxes/klesh"],
    ["дтп", "/blog/dtp"],
    ["lng", "/blog/dtp"],
    ["багаж", "/blog/bagazh"],
    ["bagazh", "/blog/bagazh"],
    ["лицензия", "/docs/rules"],
    ["офис худжанд", "/offices"],
    ["хуҷанд", "/offices"],
    ["диагноз", "/ponimayu"],
    ["вакансия", "/vacancies"],
    ["страховка на квартиру", "/boxes/kvartira"],
  ])("for %s finds %s", (query, href) => {
    expect(found(index, query)).toContain(href);
  });

  it("shows the kind with the best result first", () => {
    const { groups } = index.search("багаж");
    expect(groups[0]?.group).toBe("articles");
  });

  it("ranks a page with a match in the title before an article with the exact form of the word", () => {
    const article = document("/blog/a", "Статья", "Вторая поездка дешевле", "articles");
    const { groups } = createSearchIndex([...RUSSIAN, article]).search("поездка");
    expect(groups.map(({ group }) => group)).toEqual(["products", "articles"]);
  });

  it("does not match a short word with the prefix of another one", () => {
    const article = document("/blog/a", "Утром нашли вмятину", "Вызвать ли инспектора", "articles");
    expect(found(createSearchIndex([...RUSSIAN, article]), "виза")).toEqual(["/travel"]);
  });

  it("marks the matches, however the query was typed", () => {
    const [group] = index.search("cnhf[jdrf").groups;
    expect(group?.results[0]?.title).toEqual([
      { text: "Страховка", isHit: true },
      { text: " для поездки за границу", isHit: false },
    ]);
  });

  it.each(["", "  ", "на", "ъъъ", "?!", "zzzzzzzz", "<script>", "\u0000"])(
    "for %j finds nothing and does not throw",
    (query) => expect(index.search(query)).toEqual({ count: 0, groups: [] }),
  );
});

describe("a search in Tajik", () => {
  let index: SearchIndex;
  beforeAll(() => {
    index = createSearchIndex(TAJIK);
  });

  it.each([
    ["суғурта", "/travel"],
    ["сугурта", "/travel"],
    ["sugurta", "/travel"],
    ["sughurta", "/travel"],
    ["ceuehnf", "/travel"],
    ["хорич", "/travel"],
    ["раводид", "/travel"],
    ["хонаи", "/boxes/hona"],
    ["химоя", "/boxes/hona"],
    ["сухтор", "/boxes/hona"],
    ["хучанд", "/offices"],
    ["khujand", "/offices"],
    ["коидахо", "/docs"],
    ["чавобгари", "/auto"],
    ["мошин", "/auto"],
  ])("for %s finds %s", (query, href) => {
    expect(found(index, query)).toContain(href);
  });
});

describe("a search in English", () => {
  let index: SearchIndex;
  beforeAll(() => {
    index = createSearchIndex(ENGLISH);
  });

  it.each([
    ["visa", "/travel"],
    ["мшыф", "/travel"],
    ["insurence", "/travel"],
    ["baggage", "/blog/baggage"],
    ["bagage", "/blog/baggage"],
    ["car insurance", "/auto"],
    ["casco", "/auto"],
    ["каско", "/auto"],
    ["theft", "/boxes/flat"],
    ["khujand", "/offices"],
    ["худжанд", "/offices"],
  ])("for %s finds %s", (query, href) => {
    expect(found(index, query)).toContain(href);
  });
});

it("shows the part of a long text with the match", () => {
  const text = `${"Всё остальное в порядке. ".repeat(20)}Аварийный комиссар приедет за час. ${"И так далее. ".repeat(20)}`;
  const index = createSearchIndex([document("/blog/a", "Статья", text, "articles")]);
  const [result] = index.search("комиссар").groups[0]?.results ?? [];
  const excerpt = result?.excerpt.map((part) => part.text).join("") ?? "";
  expect(excerpt).toMatch(/^….*Аварийный комиссар приедет за час.*…$/);
  expect(excerpt.length).toBeLessThan(170);
});

describe("a word in its compared form", () => {
  it.each([
    ["Щенок", "shchenok"],
    ["Ёлка", "elka"],
    ["ғӣқӯҳҷ", "гикухч"],
    ["страхования", "strahovaniya"],
    ["жильё", "zhile"],
    ["Хуҷанд", "Khudjand"],
    ["чашма", "chashma"],
    ["Café", "cafe"],
  ])("%s is %s", (one, other) => {
    expect(foldWord(one)).toBe(foldWord(other));
  });

  it("is restored from the other keyboard layout", () => {
    expect(swapLayout("страховка")).toBe("cnhf[jdrf");
    expect(swapLayout("cnhf[jdrf")).toBe("страховка");
  });
});
