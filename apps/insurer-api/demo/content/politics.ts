import type { TextPageSeed } from "#src/content/seed-types.ts";
import { BRAND, PHONE } from "./brand.ts";

/** Privacy policy of /politics. */
export const politics: TextPageSeed = {
  title: {
    ru: "Как мы обращаемся с персональными данными",
    tg: "Мо бо маълумоти шахсӣ чӣ тавр кор мекунем",
    en: "Privacy policy",
  },
  desc: {
    ru: `<p>Чтобы застраховать человека, нужно знать, кто он. ${BRAND} просит только то, без чего полис не выпустить, и рассказывает здесь, что с этим происходит дальше.</p>
<h3>Что мы собираем</h3><ul><li>Имя, дату рождения, пол, номер и дату выдачи документа.</li><li>Телефон и почту, чтобы прислать полис и ответить на вопрос.</li><li>Для машины: номер, VIN и свидетельство о регистрации.</li><li>Для выплаты: справки, снимки и номер счёта.</li><li>Технические записи: какая страница открылась и сколько времени это заняло. Паспортов, имён и телефонов в них нет.</li></ul>
<h3>Зачем</h3><p>Чтобы посчитать цену, заключить договор, выплатить деньги и исполнить закон. Для рассылки нужно ваше отдельное согласие, и отписаться можно одной ссылкой в каждом письме.</p>
<h3>Кому передаём</h3><ul><li>Банку, через который вы платите: сумму и номер заказа.</li><li>Клинике, сервисной компании за границей или мастерской: только то, что нужно для помощи.</li><li>Государственным органам: если этого требует закон.</li></ul><p>Мы не продаём данные и не отдаём их рекламным сетям.</p>
<h3>Где и сколько храним</h3><p>На серверах с шифрованием и доступом по списку. Полисы и выплаты: пять лет после окончания договора, как требует учёт. Незаконченный заказ: 24 часа. Резюме: один год.</p>
<h3>Ваши права</h3><ul><li>Узнать, что мы о вас знаем, и получить копию.</li><li>Исправить ошибку.</li><li>Удалить то, что не обязаны хранить по закону.</li><li>Отозвать согласие на рассылку в любой день.</li></ul><p>Напишите на privacy@sughurta.example или позвоните на ${PHONE}. Мы попросим подтвердить личность и ответим за десять рабочих дней.</p>
<h3>Файлы cookie</h3><p>Одна запоминает язык, другая отличает ваш заказ от чужого. Сторонних счётчиков на сайте нет.</p>
<h3>Дети</h3><p>Данные ребёнка вводит родитель или опекун. Мы не обращаемся к детям напрямую.</p>`,
    tg: `<p>Барои суғурта кардани инсон донистан лозим, ки ӯ кист. ${BRAND} танҳо он чизеро мепурсад, ки бе он полис додан намешавад, ва дар ин ҷо мегӯяд, ки баъд бо он чӣ мешавад.</p>
<h3>Чиро ҷамъ меорем</h3><ul><li>Ном, санаи таваллуд, ҷинс, рақам ва санаи додани ҳуҷҷат.</li><li>Телефон ва почтаи электронӣ, то полисро фиристем ва ба савол ҷавоб диҳем.</li><li>Барои мошин: рақам, VIN ва шаҳодатномаи бақайдгирӣ.</li><li>Барои ҷубронпулӣ: маълумотнома, аксҳо ва рақами ҳисоб.</li><li>Сабтҳои техникӣ: кадом саҳифа кушода шуд ва ин чӣ қадар вақт гирифт. Дар онҳо шиноснома, ном ва телефон нест.</li></ul>
<h3>Барои чӣ</h3><p>Барои ҳисоб кардани нарх, бастани шартнома, пардохти пул ва иҷрои қонун. Барои фиристодани хабарнома розигии алоҳидаи шумо лозим аст, ва аз он бо як пайванд дар ҳар мактуб даст кашидан мумкин.</p>
<h3>Ба кӣ медиҳем</h3><ul><li>Ба бонке, ки тавассути он мепардозед: маблағ ва рақами фармоиш.</li><li>Ба дармонгоҳ, ширкати ёрирасон дар хориҷа ё таъмиргоҳ: танҳо он чӣ барои кумак лозим аст.</li><li>Ба мақомоти давлатӣ: агар қонун талаб кунад.</li></ul><p>Мо маълумотро намефурӯшем ва ба шабакаҳои таблиғотӣ намедиҳем.</p>
<h3>Дар куҷо ва чӣ қадар нигоҳ медорем</h3><p>Дар серверҳои рамзгузоришуда, ки дастрасӣ ба онҳо аз рӯйи рӯйхат аст. Полис ва ҷубронпулиҳо: панҷ сол пас аз анҷоми шартнома, чунон ки муҳосибот талаб мекунад. Фармоиши нотамом: 24 соат. Резюме: як сол.</p>
<h3>Ҳуқуқҳои шумо</h3><ul><li>Донистани он ки мо дар бораи шумо чӣ медонем ва гирифтани нусха.</li><li>Ислоҳ кардани хато.</li><li>Нест кардани он чӣ аз рӯйи қонун нигоҳ доштанаш ҳатмӣ нест.</li><li>Дар ҳар рӯз бозпас гирифтани розигии хабарнома.</li></ul><p>Ба privacy@sughurta.example нависед ё ба ${PHONE} занг занед. Мо хоҳиш мекунем, ки шахсияти худро тасдиқ намоед, ва дар даҳ рӯзи корӣ ҷавоб медиҳем.</p>
<h3>Файлҳои cookie</h3><p>Яке забонро дар ёд медорад, дигаре фармоиши шуморо аз фармоиши каси дигар фарқ мекунад. Ҳисобкунакҳои бегона дар сомона нестанд.</p>
<h3>Кӯдакон</h3><p>Маълумоти кӯдакро падар, модар ё васӣ менависад. Мо ба кӯдакон бевосита муроҷиат намекунем.</p>`,
    en: `<p>To insure a person one has to know who it is. ${BRAND} asks only for what a policy cannot be issued without, and tells here what happens to it next.</p>
<h3>What we collect</h3><ul><li>Name, date of birth, gender, number and date of issue of a document.</li><li>Phone number and email, to send the policy and answer questions.</li><li>For a car: number plate, VIN and vehicle registration certificate.</li><li>For a payout: documents, photos and an account number.</li><li>Technical records: which page opened and how long it took. There are no passports, names or phones in them.</li></ul>
<h3>What for</h3><p>To work out the price, make the contract, pay claims and obey the law. Mailings need your separate consent, and every letter has a link that ends them.</p>
<h3>Whom we pass it to</h3><ul><li>The bank you pay through: the sum and the order number.</li><li>A clinic, an assistance company abroad or a workshop: only what they need to help.</li><li>State bodies: when the law demands it.</li></ul><p>We do not sell data or give it to advertising networks.</p>
<h3>Where and how long we keep it</h3><p>On encrypted servers with access by list. Policies and payments: five years after the contract ends, as accounting demands. An unfinished order: 24 hours. A CV: one year.</p>
<h3>Your rights</h3><ul><li>To learn what we know about you and get a copy.</li><li>To correct a mistake.</li><li>To delete what the law does not oblige us to keep.</li><li>To withdraw consent to mailings on any day.</li></ul><p>Write to privacy@sughurta.example or call ${PHONE}. We will ask you to confirm who you are and answer within ten working days.</p>
<h3>Cookies</h3><p>One remembers the language, another tells your order from someone else’s. There are no third-party counters on the site.</p>
<h3>Children</h3><p>A child’s data is entered by a parent or guardian. We do not address children directly.</p>`,
  },
};
