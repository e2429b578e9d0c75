import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  self: "Пур кардан аз профили ман",
  anyone: "Интихоб аз одамони ман",
  none: "Худ ва одамони худро дар кабинети шахсӣ нигоҳ доред, баъд онҳоро дар ин ҷо гузоштан мумкин мешавад.",
  failed: "Ҳозир маълумот аз кабинет бор нашуд. Бори дигар пахш кунед ё худатон пур кунед.",
};
