import { MULTI_TRIP_DAYS } from "@sughurta/domain/travel";
import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const students: BlogPostSeed = {
  id: 13,
  slug: "ucheba-za-granitsey",
  mainImg: "",
  createdAt: "2026-08-11",
  categories: [2, 3],
  title: {
    ru: "Уезжаю учиться: страховка студента",
    tg: "Ба хондан меравам: суғуртаи донишҷӯ",
    en: "Off to study: insurance for a student",
  },
  subTitle: {
    ru: "Общежитие, справка для деканата и первый зимний грипп.",
    tg: "Хобгоҳ, маълумотнома барои деканат ва зукоми зимистони аввал.",
    en: "The dormitory, a paper for the dean, and the first winter flu.",
  },
  tags: {
    ru: "учёба, студенты, поездка",
    tg: "таҳсил, донишҷӯён, сафар",
    en: "study, students, trip",
  },
  descriptions: [
    {
      ru: "<p>В августе аэропорт Душанбе полон молодых людей с одним большим чемоданом и мамой. Кто-то летит в Казань, кто-то в Анкару, кто-то в Ухань. Почти каждый университет попросит медицинскую страховку при заселении, и у каждого свои требования.</p><h3>Что уточнить у университета</h3><ul><li>Нужен ли местный полис или подойдёт наш.</li><li>На какой срок: учебный год или календарный.</li><li>Какая сумма и в какой валюте.</li><li>Нужен ли перевод и на какой язык.</li></ul>",
      tg: "<p>Моҳи август фурудгоҳи Душанбе аз ҷавонон бо як ҷомадони калон ва модар пур аст. Касе ба Қазон, касе ба Анқара, касе ба Ухан парвоз мекунад. Қариб ҳар донишгоҳ ҳангоми ҷойгиршавӣ суғуртаи тиббӣ мепурсад ва ҳар кадом талаби худро дорад.</p><h3>Аз донишгоҳ чиро пурсед</h3><ul><li>Полиси маҳаллӣ лозим аст ё полиси мо ҳам мувофиқ.</li><li>Барои кадом муҳлат: соли таҳсил ё соли тақвимӣ.</li><li>Чӣ маблағ ва бо кадом асъор.</li><li>Тарҷума лозим аст ва ба кадом забон.</li></ul>",
      en: "<p>In August Dushanbe airport is full of young people with one big suitcase and a mother. Some fly to Kazan, some to Ankara, some to Wuhan. Almost every university asks for medical insurance at check-in, and each has its own demands.</p><h3>Ask the university</h3><ul><li>Must it be a local policy, or will ours do?</li><li>For how long: the academic or the calendar year?</li><li>What sum, and in which currency?</li><li>Is a translation needed, and into which language?</li></ul>",
    },
    {
      ru: `<h3>Две ошибки</h3><p>Первая: купить полис на 30 дней, потому что дешевле, и забыть продлить. Вторая: взять обычный туристический на год. Он покрывает поездки до ${MULTI_TRIP_DAYS} дней подряд, а учёба длится дольше. Выбирайте одну длинную поездку с точными датами.</p><p>Если собираетесь подрабатывать или ходить в спортивный клуб, скажите об этом при покупке. Это меняет цену немного, а выплату сильно.</p>`,
      tg: `<h3>Ду хато</h3><p>Аввал: полиси 30-рӯза гирифтан, зеро арзон аст, ва тамдид карданро фаромӯш кардан. Дуюм: полиси муқаррарии сайёҳиро барои як сол гирифтан. Он сафарҳои то ${MULTI_TRIP_DAYS} рӯзи паиҳамро дар бар мегирад, таҳсил бошад дарозтар аст. Як сафари дароз бо санаҳои аниқ интихоб кунед.</p><p>Агар кор кардан ё ба клуби варзишӣ рафтан хоҳед, инро ҳангоми харид гӯед. Ин нархро кам, ҷубронпулиро бошад бисёр тағйир медиҳад.</p>`,
      en: `<h3>Two mistakes</h3><p>The first: to buy 30 days because it is cheaper, and forget to renew. The second: to take an ordinary yearly travel policy. It covers trips of up to ${MULTI_TRIP_DAYS} days in a row, and studies last longer. Choose one long trip with exact dates.</p><p>If you plan to work part-time or join a sports club, say so when buying. It changes the price a little and the payout a lot.</p>`,
    },
    {
      ru: "<h3>Папка на телефоне</h3><ul><li>Паспорт, виза, приглашение, полис: всё в одной папке и у родителей.</li><li>Список прививок.</li><li>Рецепт на очки и на лекарства.</li><li>Телефон посольства Таджикистана.</li></ul>",
      tg: "<h3>Ҷузвдон дар телефон</h3><ul><li>Шиноснома, раводид, даъватнома, полис: ҳама дар як ҷузвдон ва дар назди падару модар.</li><li>Рӯйхати эмкунӣ.</li><li>Дорухат барои айнак ва дору.</li><li>Телефони сафорати Тоҷикистон.</li></ul>",
      en: "<h3>A folder on the phone</h3><ul><li>Passport, visa, invitation, policy: all in one folder, and with your parents.</li><li>The list of vaccinations.</li><li>Prescriptions for glasses and medicine.</li><li>The phone of the embassy of Tajikistan.</li></ul>",
    },
    {
      ru: "<h3>Сколько это стоит</h3><p>Полис на учебный год стоит примерно столько же, сколько один приём у частного врача за границей. Платить можно из дома: родители оформляют полис на сайте, а студент получает его на почту. Если отчислился или вернулся раньше, напишите нам, и мы вернём часть денег по правилам продажи. Если продлили визу, продлите и полис за неделю до конца, чтобы не было ни одного пустого дня.</p>",
      tg: "<h3>Ин чанд пул аст</h3><p>Полиси соли таҳсил тақрибан ба нархи як қабули табиби хусусӣ дар хориҷа баробар аст. Аз хона пардохтан мумкин: падару модар полисро дар сомона мегиранд, донишҷӯ бошад онро бо почтаи электронӣ мегирад. Агар таҳсил қатъ шавад ё барвақт баргардед, ба мо нависед, як қисми пулро аз рӯйи қоидаҳои фурӯш бармегардонем. Агар раводид дароз шавад, полисро ҳам як ҳафта пеш аз анҷом тамдид кунед, то як рӯз ҳам холӣ намонад.</p>",
      en: "<h3>What it costs</h3><p>A policy for the academic year costs about as much as one visit to a private doctor abroad. It can be paid for from home: the parents buy it on the site, and the student gets it by email. If you leave the course or come back early, write to us and we refund part of the money under the terms of sale. If your visa is extended, renew the policy a week before it ends, so that not one day is empty.</p>",
    },
    {
      ru: "<h3>Первая зима</h3><p>В ноябре заболевает полкурса. Не лечитесь советами соседей: позвоните по номеру из полиса, врач ответит по-русски или по-английски. Простуда тоже страховой случай. И позвоните домой. Это не входит в полис, но помогает лучше всего.</p>",
      tg: "<h3>Зимистони аввал</h3><p>Моҳи ноябр нисфи курс бемор мешавад. Худро бо маслиҳати ҳамсояҳо табобат накунед: ба рақами дар полис буда занг занед, табиб бо забони русӣ ё англисӣ ҷавоб медиҳад. Шамолхӯрӣ ҳам ҳодисаи суғуртавӣ аст. Ва ба хона занг занед. Ин дар полис нест, аммо аз ҳама беҳтар кумак мекунад.</p>",
      en: "<h3>The first winter</h3><p>In November half the class falls ill. Do not be treated by neighbours’ advice: call the number on the policy, and a doctor will answer in Russian or English. A cold is an insured event too. And call home. That is not in the policy, but it helps most of all.</p>",
    },
  ],
};
