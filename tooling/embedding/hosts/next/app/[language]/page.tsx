import { prepareShop } from "@sughurta/shop/server";
import { notFound } from "next/navigation";
import { Insurance } from "../../src/insurance";

const LANGUAGES = ["ru", "tg", "en"] as const;

/** Seconds for which a page of this host is cached. */
export const revalidate = 300;

export function generateStaticParams() {
  return LANGUAGES.map((language) => ({ language }));
}

export default async function Page({ params }: { params: Promise<{ language: string }> }) {
  const segment = (await params).language;
  const language = LANGUAGES.find((known) => known === segment) ?? notFound();
  const start = await prepareShop({
    insurer: "https://sughurta.example",
    partnerKey: "pk_test_somon",
    language,
  });
  return (
    <>
      <h1>Agency</h1>
      <Insurance language={language} start={start} />
    </>
  );
}
