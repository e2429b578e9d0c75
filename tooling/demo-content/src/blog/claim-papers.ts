import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const claimPapers: BlogPostSeed = {
  id: 12,
  slug: "dokumenty-dlya-vyplaty",
  mainImg: "",
  createdAt: "2026-05-26",
  categories: [4],
  title: {
    ru: "Выплата без лишних походов: какие бумаги нужны",
    tg: "Ҷубронпулӣ бе давуғеҷ: кадом ҳуҷҷатҳо лозиманд",
    en: "Getting your payout: the documents you need",
  },
  subTitle: {
    ru: "Список на каждый случай и сроки, в которые мы обязаны уложиться.",
    tg: "Рӯйхат барои ҳар ҳолат ва муҳлатҳое, ки мо бояд риоя кунем.",
    en: "A list for every case, and the deadlines we have to meet.",
  },
  tags: {
    ru: "выплата, документы, сроки",
    tg: "ҷубронпулӣ, ҳуҷҷатҳо, муҳлат",
    en: "claim, documents, deadlines",
  },
  descriptions: [
    {
      ru: "<p>Половина задержек случается из-за одной бумаги, которой не хватило. Сохраните этот список: он короткий.</p><h3>Всегда</h3><ul><li>Номер полиса и паспорт.</li><li>Несколько слов: что, где и когда.</li><li>Снимки, видео, чеки.</li><li>Номер счёта или карты для перевода. Только номер: срок и код с обратной стороны нам не нужны.</li></ul>",
      tg: "<p>Нисфи таъхирҳо аз як ҳуҷҷати нарасида аст. Ин рӯйхатро нигоҳ доред: он кӯтоҳ аст.</p><h3>Ҳамеша</h3><ul><li>Рақами полис ва шиноснома.</li><li>Чанд сухан: чӣ, дар куҷо ва кай.</li><li>Аксҳо, навор, чекҳо.</li><li>Рақами ҳисоб ё корт барои интиқол. Танҳо рақам: муҳлат ва рамзи пушти корт ба мо лозим нест.</li></ul>",
      en: "<p>Half of all delays come from one missing paper. Keep this list: it is short.</p><h3>Always</h3><ul><li>The policy number and passport.</li><li>A few words: what, where and when.</li><li>Photos, video, receipts.</li><li>An account or card number for the transfer. The number only: we need neither the expiry date nor the code on the back.</li></ul>",
    },
    {
      ru: "<h3>И ещё</h3><table><tr><th>Машина</th><td>права, свидетельство, протокол и схема Госавтоинспекции</td></tr><tr><th>Болезнь в поездке</th><td>выписка, рецепты, чеки, отметки о въезде</td></tr><tr><th>Травма</th><td>справка травмпункта или больницы</td></tr><tr><th>Вода и пожар</th><td>акт домоуправления или пожарной службы</td></tr><tr><th>Багаж</th><td>акт авиакомпании, бирка, посадочный талон</td></tr></table>",
      tg: "<h3>Ва боз</h3><table><tr><th>Мошин</th><td>шаҳодатномаи ронандагӣ, шаҳодатномаи бақайдгирӣ, протокол ва нақшаи Бозрасии давлатии автомобилӣ</td></tr><tr><th>Беморӣ дар сафар</th><td>хулосаи табиб, дорухатҳо, чекҳо, муҳри вуруд</td></tr><tr><th>Ҷароҳат</th><td>маълумотномаи бахши осебшиносӣ ё беморхона</td></tr><tr><th>Об ва сӯхтор</th><td>санади идораи манзил ё хадамоти сӯхторхомӯшкунӣ</td></tr><tr><th>Бағоҷ</th><td>санади ширкати ҳавоӣ, тамғаи бағоҷ, чиптаи савор шудан</td></tr></table>",
      en: "<h3>And besides</h3><table><tr><th>Car</th><td>licence, registration, the traffic police report and sketch</td></tr><tr><th>Illness on a trip</th><td>discharge note, prescriptions, receipts, entry stamps</td></tr><tr><th>Injury</th><td>a note from the trauma unit or hospital</td></tr><tr><th>Water and fire</th><td>a report by the housing office or fire service</td></tr><tr><th>Baggage</th><td>the airline’s report, the tag, the boarding pass</td></tr></table>",
    },
    {
      ru: "<h3>Как отправить</h3><p>Через страницу «Страховой случай»: до десяти файлов, каждый до 25 МБ. Снимки с телефона подходят, если буквы читаются. Бумагу держите у себя: оригинал мы можем попросить позже.</p>",
      tg: "<h3>Чӣ тавр фиристодан мумкин</h3><p>Тавассути саҳифаи «Ҳодисаи суғуртавӣ»: то даҳ файл, ҳар кадом то 25 МБ. Акси телефон мувофиқ аст, агар ҳарфҳо хонда шаванд. Коғазро дар назди худ нигоҳ доред: нусхаи аслиро метавонем баъдтар пурсем.</p>",
      en: "<h3>How to send them</h3><p>Through the claim page: up to ten files, 25 MB each. Phone photos will do if the letters can be read. Keep the paper: we may ask for the original later.</p>",
    },
    {
      ru: "<h3>Как не потерять время</h3><p>Не ждите, пока соберётся всё. Подайте заявление сразу, а бумаги досылайте: так вы не пропустите срок сообщения о случае. Не переписывайте справку красиво, пришлите как есть. Если больница или джамоат не даёт бумагу, скажите нам: часто хватает нашего официального письма. С опцией «Без справки ГАИ» для ремонта машины до 1 000 сомони достаточно снимков. И указывайте телефон, на который отвечаете: два заявления из десяти стоят только потому, что мы не можем дозвониться.</p>",
      tg: "<h3>Чӣ тавр вақтро аз даст надодан</h3><p>Интизор нашавед, ки ҳамааш ҷамъ шавад. Аризаро дарҳол диҳед, ҳуҷҷатҳоро баъд фиристед: ҳамин тавр муҳлати хабар доданро аз даст намедиҳед. Маълумотномаро аз нав зебо нанависед, чунон ки ҳаст, фиристед. Агар беморхона ё ҷамоат ҳуҷҷат надиҳад, ба мо гӯед: аксар вақт мактуби расмии мо кифоя аст. Бо иловаи «Бе маълумотномаи БДА» барои таъмири мошин то 1 000 сомонӣ аксҳо кифоя аст. Ва телефонеро нависед, ки ҷавоб медиҳед: аз даҳ ариза ду то танҳо барои он меистад, ки занги мо намерасад.</p>",
      en: "<h3>How not to lose time</h3><p>Do not wait until everything is gathered. Send the claim at once and the papers later: that way you do not miss the time limit for telling us. Do not copy a doctor’s note out neatly, send it as it is. If a hospital or the local council will not give a paper, tell us: our official letter is often enough. With the “Without a police report” add-on, photos are enough for car repairs up to 1 000 somoni. And give a phone that you answer: two claims in ten stand still only because we cannot reach the person.</p>",
    },
    {
      ru: "<h3>Наши сроки</h3><ul><li>Сразу: номер заявления. В течение одного рабочего дня: звонок специалиста, который скажет, каких документов не хватает. Всех сразу, а не по одному.</li><li>Десять рабочих дней после последнего документа: решение.</li><li>Если выплата одобрена, ещё пять рабочих дней: деньги.</li></ul><p>Отказ приходит письмом, с пунктом правил и объяснением. Не согласны? Напишите, и дело посмотрит другой человек. Каждая пятая жалоба заканчивается в пользу клиента, и нам не стыдно это признать.</p>",
      tg: "<h3>Муҳлатҳои мо</h3><ul><li>Дарҳол: рақами ариза. Дар давоми як рӯзи корӣ: занги мутахассис, ки мегӯяд, кадом ҳуҷҷатҳо намерасанд. Ҳамаашро якбора, на яктогӣ.</li><li>Даҳ рӯзи корӣ пас аз ҳуҷҷати охирин: қарор.</li><li>Агар ҷубронпулӣ тасдиқ шавад, боз панҷ рӯзи корӣ: пул.</li></ul><p>Раддия бо мактуб меояд, бо банди қоида ва шарҳ. Розӣ нестед? Нависед, ва корро шахси дигар мебинад. Ҳар шикояти панҷум ба нафъи муштарӣ ҳал мешавад ва мо аз гуфтани ин шарм намедорем.</p>",
      en: "<h3>Our deadlines</h3><ul><li>At once: the claim number. Within one working day: a call from a specialist, who says which documents are missing. All of them at once, not one by one.</li><li>Ten working days after the last document: a decision.</li><li>If we approve the claim, five more working days: the money.</li></ul><p>A refusal comes by letter, with the clause and an explanation. If you disagree, write, and another person will look at it. Every fifth complaint ends in the client’s favour, and we are not ashamed to say so.</p>",
    },
  ],
};
