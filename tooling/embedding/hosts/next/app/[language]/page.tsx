import { notFound } from "next/navigation";
import { Insurance } from "../../src/insurance";

const LANGUAGES = ["ru", "tg", "en"] as const;

export function generateStaticParams() {
  return LANGUAGES.map((language) => ({ language }));
}

export default async function Page({ params }: { params: Promise<{ language: string }> }) {
  const segment = (await params).language;
  const language = LANGUAGES.find((known) => known === segment) ?? notFound();
  return (
    <>
      <h1>Agency</h1>
      <Insurance language={language} />
    </>
  );
}
