import type { ProofSeed } from "@sughurta/insurer-api/seed";

/** Facts about the insurer; licence and figures are invented (S0 §1). */
export const proofs: ProofSeed[] = [
  {
    id: 1,
    title: { ru: "Лицензия № 0042", tg: "Иҷозатномаи № 0042", en: "Licence No. 0042" },
    description: {
      ru: "Национальный банк Таджикистана",
      tg: "Бонки миллии Тоҷикистон",
      en: "National Bank of Tajikistan",
    },
  },
  {
    id: 2,
    title: { ru: "4 рабочих дня", tg: "4 рӯзи корӣ", en: "4 working days" },
    description: {
      ru: "до решения по заявлению, в среднем за 2025 год",
      tg: "то қарор оид ба ариза, ба ҳисоби миёна дар соли 2025",
      en: "to a decision on a claim, on average in 2025",
    },
  },
  {
    id: 3,
    title: { ru: "1 284 выплаты", tg: "1 284 ҷубронпулӣ", en: "1 284 claims paid" },
    description: {
      ru: "за 2025 год, всего 6,2 млн TJS",
      tg: "дар соли 2025, ҳамагӣ 6,2 млн TJS",
      en: "in 2025, 6.2 million TJS in total",
    },
  },
];
