import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const schengen: BlogPostSeed = {
  id: 2,
  slug: "strahovka-dlya-shengenskoy-vizy",
  mainImg: "",
  createdAt: "2025-03-18",
  categories: [2, 4],
  title: {
    ru: "Шенген: какая страховка нужна для визы",
    tg: "Шенген: барои раводид чӣ гуна суғурта лозим",
    en: "Schengen: the insurance a visa needs",
  },
  subTitle: {
    ru: "Пять строк, которые сотрудник консульства проверит первыми.",
    tg: "Панҷ сатре, ки корманди консулгарӣ аввал месанҷад.",
    en: "Five lines the consular officer checks first.",
  },
  tags: { ru: "виза, Шенген, поездка", tg: "раводид, Шенген, сафар", en: "visa, Schengen, trip" },
  descriptions: [
    {
      ru: "<p>В Шенгенскую зону входят 29 стран: от Исландии до Греции. Правило для всех одно: без медицинской страховки заявление на визу не примут. Сотрудник смотрит на полис несколько секунд и ищет вполне определённые вещи.</p><h3>Что должно стоять в полисе</h3><ul><li>Сумма не меньше 30 000 евро. Полис на 30 000 долларов меньше и не подойдёт.</li><li>Все страны Шенгена, даже если вы едете в одну.</li><li>Каждый день поездки, включая день прилёта и день вылета.</li><li>Больница, срочная помощь и возвращение домой.</li><li>Имя латиницей, буква в букву как в паспорте.</li></ul>",
      tg: "<p>Ба минтақаи Шенген 29 кишвар дохил мешавад: аз Исландия то Юнон. Қоида барои ҳама як аст: бе суғуртаи тиббӣ раводид намедиҳанд. Корманд ба полис чанд сония менигарад ва чизҳои муайянро меҷӯяд.</p><h3>Дар полис чӣ бояд бошад</h3><ul><li>Маблағ на камтар аз 30 000 евро. Полис бо 30 000 доллар камтар аст ва мувофиқ намеояд.</li><li>Ҳамаи кишварҳои Шенген, ҳатто агар ба яктояш равед.</li><li>Ҳар рӯзи сафар, бо рӯзи расидан ва рӯзи парвоз.</li><li>Беморхона, ёрии таъҷилӣ ва бозгашт ба хона.</li><li>Ном бо ҳарфи лотинӣ, айнан мисли шиноснома.</li></ul>",
      en: "<p>The Schengen area has 29 countries, from Iceland to Greece. The rule is the same for all: no medical insurance, no visa. The officer looks at the policy for a few seconds and seeks very definite things.</p><h3>What the policy must say</h3><ul><li>A sum insured of at least €30 000. A policy for 30 000 US dollars is below the minimum.</li><li>All Schengen countries, even if you go to one.</li><li>Every day of the trip, the days of arrival and departure included.</li><li>Hospital, urgent help and the way home.</li><li>The name in Latin letters, exactly as in the passport.</li></ul>",
    },
    {
      ru: "<h3>Пятнадцать дней в запас</h3><p>Некоторые консульства просят запас: визу иногда дают на две недели шире, а рейсы переносят. Если даты ещё не твёрдые, возьмите полис чуть длиннее. Это дешевле, чем вторая поездка в визовый центр в Алматы или Ташкенте, куда жители Таджикистана часто ездят за визой.</p>",
      tg: "<h3>Понздаҳ рӯзи иловагӣ</h3><p>Баъзе консулгариҳо захира мепурсанд: раводидро гоҳо ду ҳафта васеътар медиҳанд ва парвозҳоро мекӯчонанд. Агар санаҳо ҳанӯз қатъӣ набошанд, полисро каме дарозтар гиред. Ин аз сафари дуюм ба маркази раводид дар Алмаато ё Тошканд, ки сокинони Тоҷикистон зуд-зуд мераванд, арзонтар аст.</p>",
      en: "<h3>Fifteen days to spare</h3><p>Some consulates ask for a margin: a visa is sometimes two weeks wider, and flights are moved. If your dates are not firm, take a slightly longer policy. It is cheaper than a second journey to a visa centre in Almaty or Tashkent, where people from Tajikistan often go.</p>",
    },
    {
      ru: "<h3>Отказали в визе?</h3><p>Пришлите снимок отказа, и мы вернём всю стоимость полиса, если он ещё не начал действовать. Перенесли поездку? До начала полиса отмените его в личном кабинете, мы вернём всё, и купите новый на другие даты.</p>",
      tg: "<h3>Раводид надоданд?</h3><p>Акси раддияро фиристед, мо тамоми арзиши полисро бармегардонем, агар он ҳанӯз ба амал надаромада бошад. Сафар мавқуф шуд? То оғози полис онро дар кабинети шахсӣ бекор кунед, ҳамаашро бармегардонем, ва бо санаҳои дигар полиси нав харед.</p>",
      en: "<h3>Refused a visa?</h3><p>Send a photo of the refusal and we return the full price of the policy if it has not begun yet. Trip put off? Before the policy starts, cancel it in your account: we refund everything, and you can buy a new one for other dates.</p>",
    },
    {
      ru: "<h3>Вопросы, которые задают чаще всего</h3><ul><li>Хватит ли электронного полиса? Да, но в визовый центр возьмите распечатку: там не любят экраны.</li><li>Нужен ли полис ребёнку? Да, каждому, даже грудному. Его можно вписать в полис родителя.</li><li>Еду к родным на машине через несколько стран, что указать? Весь Шенген и даты с запасом на дорогу.</li></ul>",
      tg: "<h3>Саволҳое, ки бештар медиҳанд</h3><ul><li>Полиси электронӣ кифоя аст? Бале, аммо ба маркази раводид чопшударо баред: он ҷо экранро дӯст намедоранд.</li><li>Ба кӯдак полис лозим аст? Бале, ба ҳар кас, ҳатто ба тифли ширмак. Ӯро дар полиси падар ё модар навиштан мумкин.</li><li>Бо мошин аз якчанд кишвар ба назди хешон меравам, чиро нависам? Тамоми Шенген ва санаҳоро бо захираи роҳ.</li></ul>",
      en: "<h3>What people ask most</h3><ul><li>Is an electronic policy enough? Yes, but take a printout to the visa centre: they do not like screens.</li><li>Does a child need a policy? Yes, everyone does, even a baby. A child can be written into a parent’s policy.</li><li>I am driving through several countries. What do I put? The whole Schengen area, and dates with time to spare.</li></ul>",
    },
    {
      ru: "<h3>Уже в Европе</h3><p>Заболели: сначала звонок по номеру из полиса, потом врач. Мы пришлём адрес клиники, и где можем, заплатим ей напрямую. Если помощь нужна немедленно, звоните 112, а нам сообщите в течение суток. Чеки и выписку сохраните, даже если сумма кажется мелкой.</p>",
      tg: "<h3>Аллакай дар Аврупо</h3><p>Бемор шудед: аввал занг ба рақами дар полис буда, баъд табиб. Мо суроғаи дармонгоҳро мефиристем ва дар ҷойе ки мумкин аст, ба он бевосита мепардозем. Агар кумак дарҳол лозим бошад, ба 112 занг занед ва ба мо дар давоми як шабонарӯз хабар диҳед. Чекҳо ва хулосаи табибро нигоҳ доред, ҳатто агар маблағ ночиз намояд.</p>",
      en: "<h3>Once in Europe</h3><p>If you fall ill, first call the number on the policy, then see the doctor. We will send the address of a clinic, and pay it directly where we can. If help is needed at once, dial 112 and tell us within a day. Keep receipts and the discharge note even if the sum looks small.</p>",
    },
  ],
};
