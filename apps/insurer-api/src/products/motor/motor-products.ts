import {
  type FixedProgram,
  isFixedProgram,
  MOTOR_PROGRAMS,
  type MotorProgram,
  productOfProgram,
  programSlug,
} from "@sughurta/domain/motor";
import type { Database } from "#src/platform/database/sql.ts";
import type { CalculatedProduct } from "#src/products/line/product-line.ts";
import { motorDocumentTexts } from "./document/motor-document-texts.ts";
import { cascoTariff } from "./price/casco-tariff.ts";
import { liabilityTariff } from "./price/liability-tariff.ts";

const TITLES: Readonly<Record<Exclude<MotorProgram, FixedProgram>, CalculatedProduct["title"]>> = {
  MCI_P1: {
    ru: motorDocumentTexts.ru.programmes.MCI_P1,
    tg: motorDocumentTexts.tg.programmes.MCI_P1,
    en: motorDocumentTexts.en.programmes.MCI_P1,
  },
  ECI_P1: {
    ru: "Каско «Индивидуальный»: полная гибель",
    tg: "Каско «Инфиродӣ»: нобудшавии пурра",
    en: "Own-damage cover (casco) “Individual”: total loss",
  },
  ECI_P2: {
    ru: "Каско «Индивидуальный»: частичный ущерб",
    tg: "Каско «Инфиродӣ»: осеби қисмӣ",
    en: "Own-damage cover (casco) “Individual”: partial damage",
  },
  ECI_P3: {
    ru: "Каско «Индивидуальный»: угон",
    tg: "Каско «Инфиродӣ»: дуздии мошин",
    en: "Own-damage cover (casco) “Individual”: theft",
  },
  ECI_FULL: {
    ru: "Полное каско",
    tg: "Каскои пурра",
    en: "Full own-damage cover (casco)",
  },
};

async function minimumPremium(
  code: Exclude<MotorProgram, FixedProgram>,
  db: Database,
  day: string,
): Promise<number | undefined> {
  if (code === "MCI_P1") return (await liabilityTariff.on(db, day))?.figures.minimumPremium;
  return (await cascoTariff.on(db, day))?.figures.minimumPremiums[code];
}

/** Programmes of motor insurance with a calculated price; those with a fixed price are boxes too. */
export const calculatedMotorProducts: readonly CalculatedProduct[] = MOTOR_PROGRAMS.flatMap(
  (code) =>
    isFixedProgram(code)
      ? []
      : [
          {
            code,
            slug: programSlug(code),
            title: TITLES[code],
            catalogueCode: productOfProgram(code),
            minimumPremium: (db: Database, day: string) => minimumPremium(code, db, day),
          },
        ],
);
