import type { BlogPostSeed } from "@sughurta/insurer-api/seed";
import { PHONE } from "../brand.ts";

export const fraud: BlogPostSeed = {
  id: 9,
  slug: "moshenniki",
  mainImg: "",
  createdAt: "2026-01-20",
  categories: [4],
  title: {
    ru: "«Вам положена выплата»: как узнать мошенника",
    tg: "«Ба шумо пул таъин шудааст»: фиребгарро чӣ тавр шинохт",
    en: "“You are owed a payout”: how to spot a fraud",
  },
  subTitle: {
    ru: "Три фразы, после которых надо положить трубку.",
    tg: "Се иборае, ки баъд аз он гӯширо мондан лозим.",
    en: "Three phrases after which to hang up.",
  },
  tags: {
    ru: "мошенники, безопасность, полис",
    tg: "фиребгарон, амният, полис",
    en: "fraud, safety, policy",
  },
  descriptions: [
    {
      ru: "<p>Звонят вечером, голос вежливый, знают ваше имя. Говорят: страховая выплата одобрена, осталось подтвердить карту. Это не мы. По телефону мы никогда не просим код из SMS (его вводят только на нашем сайте), три цифры с обратной стороны карты и пароль от банка.</p><h3>Три фразы</h3><ul><li>«Назовите код, который сейчас придёт». Код нужен только вам.</li><li>«Решать надо прямо сейчас». Настоящая выплата подождёт до утра.</li><li>«Никому не говорите». Настоящий сотрудник рад, если вы перезвоните.</li></ul>",
      tg: "<p>Бегоҳӣ занг мезананд, овоз боодоб, номи шуморо медонанд. Мегӯянд: ҷубронпулӣ тасдиқ шуд, фақат кортро тасдиқ кардан монд. Ин мо нестем. Мо бо телефон ҳеҷ гоҳ рамзи SMS, се рақами пушти корт ва пароли бонкро намепурсем: рамзро танҳо дар сомонаи мо ворид мекунанд.</p><h3>Се ибора</h3><ul><li>«Рамзеро, ки ҳозир меояд, гӯед». Рамз танҳо ба шумо лозим аст.</li><li>«Ҳозир худи ҳамин дам қарор кардан лозим». Ҷубронпулии ҳақиқӣ то субҳ интизор мешавад.</li><li>«Ба ҳеҷ кас нагӯед». Корманди ҳақиқӣ аз занги бозгашти шумо шод мешавад.</li></ul>",
      en: "<p>They call in the evening, the voice is polite, they know your name. They say a payout has been approved and only the card is left to confirm. That is not us. On the phone we never ask for a code from an SMS (you enter it on our site only), the three digits on the back of a card or a banking password.</p><h3>Three phrases</h3><ul><li>“Tell me the code that is coming now.” The code is for you alone.</li><li>“You have to decide right now.” A real payout will wait until morning.</li><li>“Do not tell anyone.” A real employee is glad if you call back.</li></ul>",
    },
    {
      ru: "<h3>Поддельный полис</h3><p>У рынка или у автосалона предлагают полис вдвое дешевле. На бумаге печать, логотип, даже голограмма. Проверка занимает полминуты: введите номер на нашем сайте. Настоящий покажет статус и даты. Фальшивый не найдётся, а узнаете вы об этом лучше сейчас, чем после аварии.</p>",
      tg: "<h3>Полиси қалбакӣ</h3><p>Назди бозор ё мошинфурӯшӣ полисро ду баробар арзон пешниҳод мекунанд. Дар коғаз муҳр, нишон, ҳатто голограмма. Санҷиш ним дақиқа вақт мегирад: рақамро дар сомонаи мо нависед. Полиси ҳақиқӣ ҳолат ва санаҳоро нишон медиҳад. Қалбакӣ ёфт намешавад, ва инро ҳозир донистан аз баъди садама донистан беҳтар аст.</p>",
      en: "<h3>A forged policy</h3><p>By the bazaar or the car lot someone offers a policy at half the price. The paper has a stamp, a logo, even a hologram. Checking takes half a minute: enter the number on our site. A real one shows its status and dates. A false one will not be found, and it is better to learn that now than after an accident.</p>",
    },
    {
      ru: "<h3>Поддельный сайт</h3><p>Посмотрите на адрес до последней буквы. Платёжная страница всегда принадлежит банку. Мы не принимаем переводы на личную карту сотрудника: ни в офисе, ни в мессенджере.</p>",
      tg: "<h3>Сомонаи қалбакӣ</h3><p>Ба суроға то ҳарфи охирин нигаред. Саҳифаи пардохт ҳамеша аз они бонк аст. Мо пулро ба корти шахсии корманд қабул намекунем: на дар дафтар, на дар паёмрасон.</p>",
      en: "<h3>A false site</h3><p>Look at the address down to the last letter. The payment page always belongs to a bank. We take no transfers to an employee’s personal card, neither at the office nor in a messenger.</p>",
    },
    {
      ru: "<h3>Как звоним мы</h3><p>Мы звоним только тем, кто этого ждёт: оставил номер, начал заказ, заплатил или подал заявление. Сотрудник называет своё имя и дело, по которому звонит; и то и другое можно проверить на линии 5511. Деньги переводим на счёт, который вы нам назвали, и никогда не просим сначала оплатить «комиссию» или «налог». Наши письма приходят с адреса, который заканчивается на sughurta.example, и не просят открыть файл с расширением exe или apk.</p>",
      tg: "<h3>Мо чӣ тавр занг мезанем</h3><p>Мо танҳо ба касоне занг мезанем, ки зангро интизоранд: рақам гузоштаанд, фармоиш оғоз кардаанд, пардохт кардаанд ё ариза додаанд. Корманд номи худ ва сабаби зангро мегӯяд; ҳардуро дар хати 5511 санҷидан мумкин аст. Пулро ба ҳисобе мегузаронем, ки шумо додаед, ва ҳеҷ гоҳ аввал «ҳаққи хизмат» ё «андоз» намепурсем. Мактубҳои мо аз суроғае меоянд, ки бо sughurta.example тамом мешавад, ва хоҳиш намекунанд, ки файли exe ё apk-ро кушоед.</p>",
      en: "<h3>How we call</h3><p>We call only people who expect it: you asked for a call, began an order, paid or made a claim. The employee gives a name and the reason; you can check both on 5511. We send money to the account you gave us, and never ask you to pay a “fee” or a “tax” first. Our letters come from an address that ends in sughurta.example, and never ask you to open an exe or apk file.</p>",
    },
    {
      ru: `<h3>Если уже назвали код</h3><ul><li>Сразу заблокируйте карту в приложении или звонком в банк.</li><li>Позвоните нам на ${PHONE}: проверим, не трогали ли ваши полисы.</li><li>Напишите заявление в милицию, номер 102. Сохраните переписку и номера.</li></ul><p>И расскажите родителям. Чаще всего звонят именно им, потому что они верят людям. Это хорошее свойство, просто к нему нужен один вопрос: «А можно я перезвоню?»</p>`,
      tg: `<h3>Агар рамзро аллакай гуфта бошед</h3><ul><li>Дарҳол кортро дар барнома ё бо занг ба бонк банд кунед.</li><li>Ба мо ба ${PHONE} занг занед: месанҷем, ки ба полисҳои шумо даст назадаанд.</li><li>Ба милитсия, рақами 102, ариза нависед. Мукотиба ва рақамҳоро нигоҳ доред.</li></ul><p>Ва ба падару модар нақл кунед. Бештар маҳз ба онҳо занг мезананд, зеро онҳо ба одамон бовар мекунанд. Ин хислати хуб аст, танҳо ба он як савол лозим: «Мумкин аст, ман худам занг занам?»</p>`,
      en: `<h3>If you have already told the code</h3><ul><li>Block the card at once in the app or by calling the bank.</li><li>Call us on ${PHONE}: we will check that nobody has touched your policies.</li><li>Report it to the police on 102. Keep the messages and numbers.</li></ul><p>And tell your parents. It is they who are called most often, because they trust people. That is a good quality; it only needs one question beside it: “May I call you back?”</p>`,
    },
  ],
};
