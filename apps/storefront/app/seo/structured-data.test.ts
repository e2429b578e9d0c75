import { blogPosts, offices, vacancy } from "@sughurta/contracts/content";
import { describe, expect, it } from "vitest";
import { parse } from "zod/v4/core";
import { aShell } from "../shell/testing/a-shell.ts";
import {
  blogPosting,
  jobPosting,
  officePlace,
  openingHours,
  questionsPage,
} from "./structured-data.ts";

const { config } = aShell();

const [OFFICE] = parse(offices.responses[200], offices.examples.responses[200]);

const [POST] = parse(blogPosts.responses[200], blogPosts.examples.responses[200]).data;

const VACANCY = parse(vacancy.responses[200], vacancy.examples.responses[200]);

describe("structured data", () => {
  it("of an office: address and opening hours", () => {
    expect(OFFICE && officePlace(config, OFFICE)).toMatchObject({
      "@type": "InsuranceAgency",
      name: "Центральный офис",
      address: { streetAddress: "Душанбе, проспект Рудаки, 84", addressCountry: "TJ" },
      geo: { latitude: 38.5737, longitude: 68.7864 },
      openingHours: ["Mo-Fr 08:00-17:00"],
      telephone: "5511",
    });
  });

  it("of an office with incomplete content: the known values only", () => {
    const place = OFFICE && officePlace(config, { ...OFFICE, coords: "", hours: "по записи" });
    expect(place).not.toHaveProperty("geo");
    expect(place).not.toHaveProperty("openingHours");
  });

  it("of a vacancy: place, first and last day, without a salary or days that the content lacks", () => {
    const posting = jobPosting(config, VACANCY, "<p>Встречи с клиентами.</p>");
    expect(posting).toMatchObject({
      "@type": "JobPosting",
      title: "Страховой агент",
      datePosted: "2026-02-16",
      validThrough: "2027-06-30",
      url: "https://sughurta.example/vacancy/agent-khujand",
      jobLocation: { address: { addressLocality: "Худжанд" } },
    });
    const undated = jobPosting(config, { ...VACANCY, datePosted: undefined }, "");
    expect(undated).not.toHaveProperty("datePosted");
    expect(posting).not.toHaveProperty("baseSalary");
  });

  it("of an article: date, language and publisher", () => {
    expect(POST && blogPosting(config, POST, "tg")).toMatchObject({
      "@type": "BlogPosting",
      headline: "Что делать после ДТП",
      datePublished: "2026-03-02",
      inLanguage: "tg",
      image: "https://sughurta.example/files/blog-accident.svg",
      publisher: { name: "Sughurta" },
    });
  });

  it("of questions: each with its answer", () => {
    expect(questionsPage([{ question: "A?", answer: "B" }])).toEqual({
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "A?", acceptedAnswer: { "@type": "Answer", text: "B" } },
      ],
    });
  });
});

it.each([
  ["Пн–Пт 8:00–17:00, Сб 9:00–13:00", ["Mo-Fr 08:00-17:00", "Sa 09:00-13:00"]],
  ["Дш–Ҷм 8:00–17:00, Шб 9:00–13:00", ["Mo-Fr 08:00-17:00", "Sa 09:00-13:00"]],
  ["Mon–Fri 8:00–17:00, Sat 9:00–13:00", ["Mo-Fr 08:00-17:00", "Sa 09:00-13:00"]],
  ["Ҳар рӯз 8:00–20:00", ["Mo-Su 08:00-20:00"]],
  ["Круглосуточно", ["Mo-Su"]],
])("%s is converted for search engines", (words, hours) => {
  expect(openingHours(words)).toEqual(hours);
});

it.each(["", "по записи", "Пн–Пт 8:00–17:00, обед", "Вск 9:00–13:00"])("%j is omitted", (words) =>
  expect(openingHours(words)).toBeUndefined(),
);
