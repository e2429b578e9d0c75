import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "Ин қисми саҳифа бор нашуд",
  text: "Интернетро санҷед ва саҳифаро аз нав бор кунед. Агар ёрӣ надиҳад, ба {{phone}} занг занед.",
  reload: "Саҳифаро аз нав бор кардан",
  close: "Пӯшидан",
};
