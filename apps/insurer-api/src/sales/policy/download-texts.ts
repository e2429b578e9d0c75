import type { Language } from "@sughurta/domain";

interface DownloadTexts {
  /** Beginning of the name of a downloaded file. */
  readonly policy: string;
  readonly title: string;
  readonly about: (minutes: number) => string;
  readonly call: string;
}

/** Texts of downloads: names of files, and the page of a ticket that is no longer valid. */
export const downloadTexts: Record<Language, DownloadTexts> = {
  ru: {
    policy: "Полис",
    title: "Ссылка больше не действует",
    about: (minutes) =>
      `Ссылка на скачивание действует ${minutes} минут. Вернитесь на страницу с полисом и нажмите кнопку скачивания ещё раз.`,
    call: "Если файл не скачается, позвоните",
  },
  tg: {
    policy: "Полис",
    title: "Пайванд дигар эътибор надорад",
    about: (minutes) =>
      `Пайванди боргирӣ ${minutes} дақиқа эътибор дорад. Ба саҳифаи полис баргардед ва тугмаи боргириро бори дигар пахш кунед.`,
    call: "Агар боргирӣ нашавад, занг занед:",
  },
  en: {
    policy: "Policy",
    title: "This link is no longer valid",
    about: (minutes) =>
      `A download link works for ${minutes} minutes. Go back to the page with the policy and press the download button again.`,
    call: "If it does not help, call",
  },
};
