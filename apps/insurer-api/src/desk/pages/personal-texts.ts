import type { Language } from "@sughurta/domain";

interface PersonalTexts {
  readonly show: string;
  readonly shown: string;
  readonly reason: string;
  readonly decidedBy: string;
}

export const personalTexts: Record<Language, PersonalTexts> = {
  ru: {
    show: "Показать персональные данные",
    shown: "Персональные данные открыты вам на 15 минут. Это записано в журнал",
    reason: "Зачем",
    decidedBy: "Кто открывает",
  },
  tg: {
    show: "Нишон додани маълумоти шахсӣ",
    shown: "Маълумоти шахсӣ ба шумо 15 дақиқа кушода аст. Ин дар дафтар сабт шуд",
    reason: "Барои чӣ",
    decidedBy: "Кӣ мекушояд",
  },
  en: {
    show: "Show personal data",
    shown: "Personal data is open to you for 15 minutes. This has been recorded",
    reason: "What for",
    decidedBy: "Who opens it",
  },
};
