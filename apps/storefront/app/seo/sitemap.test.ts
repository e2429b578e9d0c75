import { allVacancies } from "@sughurta/contracts/content";
import { expect, it } from "vitest";
import { parse } from "zod/v4/core";
import type { Services } from "#server/render/services.ts";
import { sitemap } from "../feeds/sitemap.server.ts";

const [VACANCY] = parse(allVacancies.responses[200], allVacancies.examples.responses[200]);

it("lists vacancies until their last day", async () => {
  const vacancies = [
    { ...VACANCY, slug: "open", dateEnd: "2026-03-02" },
    { ...VACANCY, slug: "closed", dateEnd: "2026-03-01" },
  ];
  const services = {
    today: "2026-03-02",
    config: { publicUrl: "https://sughurta.example", languages: ["tg", "ru"] },
    content: {
      get: async (contract: object) => (contract === allVacancies ? vacancies : { data: [] }),
    },
    optional: (content: Promise<unknown>) =>
      content.then((list) => (Array.isArray(list) ? list : [])),
  } as unknown as Services;
  const xml = await sitemap(services);
  expect(xml).toContain("https://sughurta.example/vacancy/open");
  expect(xml).not.toContain("/vacancy/closed");
  const languages = [...xml.matchAll(/hreflang="(\w+)"/g)].map(([, language]) => language);
  expect(new Set(languages)).toEqual(new Set(["tg", "ru"]));
  expect(xml).toContain("<loc>https://sughurta.example/vacancy/open?lang=ru</loc>");
});
