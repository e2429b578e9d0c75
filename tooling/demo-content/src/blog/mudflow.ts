import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const mudflow: BlogPostSeed = {
  id: 10,
  slug: "sel-vesnoy",
  mainImg: "",
  createdAt: "2026-03-10",
  categories: [3],
  title: {
    ru: "Сель идёт десять минут. Готовятся к нему в марте",
    tg: "Сел даҳ дақиқа меояд. Ба он моҳи март тайёрӣ мебинанд",
    en: "A mudflow takes ten minutes. Prepare for it in March",
  },
  subTitle: {
    ru: "Арык, склон, сигнал и документы: что сделать, пока небо ясное.",
    tg: "Ҷӯй, нишебӣ, садо ва ҳуҷҷатҳо: то осмон соф аст, чӣ бояд кард.",
    en: "Ditch, slope, signal and papers: what to do while the sky is clear.",
  },
  tags: { ru: "сель, дом, весна", tg: "сел, хона, баҳор", en: "mudflow, home, spring" },
  descriptions: [
    {
      ru: "<p>С марта по июнь дожди ложатся на тающий снег, и сухое русло за селом просыпается. Поток несёт глину, камни и деревья, и у людей есть минут десять. Больше всего это знают в Хатлоне, в Раште, в Пенджикенте и по берегам Варзоба.</p><h3>Пока сухо</h3><ul><li>Очистите арык и трубу под дорогой вместе с соседями. Один день хашара сберегает улицу.</li><li>Не складывайте стройматериал в русле, даже на неделю.</li><li>Посадите у склона иву или тополь: корни держат землю.</li><li>Поднимите насос, муку и зерно из подвала.</li></ul>",
      tg: "<p>Аз март то июн борон ба барфи обшуда меборад ва маҷрои хушки паси деҳа бедор мешавад. Сел гил, санг ва дарахт меорад ва одамон тақрибан даҳ дақиқа вақт доранд. Инро дар Хатлон, Рашт, Панҷакент ва соҳилҳои Варзоб аз ҳама беҳтар медонанд.</p><h3>То хушк аст</h3><ul><li>Ҷӯй ва қубури зери роҳро якҷо бо ҳамсояҳо тоза кунед. Як рӯзи ҳашар кӯчаро нигоҳ медорад.</li><li>Масолеҳи сохтмонро дар маҷро ҳатто як ҳафта нагузоред.</li><li>Дар назди нишебӣ бед ё сафедор шинонед: реша заминро нигоҳ медорад.</li><li>Насос, орд ва ғалларо аз таҳхона бароред.</li></ul>",
      en: "<p>From March to June rain falls on melting snow, and the dry bed behind the village wakes up. The flow carries clay, stones and trees, and people have some ten minutes. They know it best in Khatlon, in Rasht, in Panjakent and along the Varzob.</p><h3>While it is dry</h3><ul><li>Clear the ditch and the pipe under the road together with your neighbours. One day of hashar saves the street.</li><li>Do not store building material in the bed, not even for a week.</li><li>Plant a willow or poplar by the slope: roots hold the earth.</li><li>Bring the pump, flour and grain up from the cellar.</li></ul>",
    },
    {
      ru: "<h3>Знаки</h3><p>Вода в ручье вдруг стала мутной или пропала. Слышен гул, похожий на поезд. Скот беспокоится. Не проверяйте, идите. Не вдоль русла, а поперёк и вверх. Машину оставьте: её поднимает уже полметра воды.</p><p>Договоритесь с соседями о сигнале: кто живёт выше, бьёт в рельс или звонит по списку.</p>",
      tg: "<h3>Аломатҳо</h3><p>Оби ҷӯй якбора лой шуд ё нопадид гашт. Садое монанди қатора шунида мешавад. Чорво беқарор аст. Насанҷед, равед. На қад-қади маҷро, балки ба паҳлу ва боло. Мошинро монед: онро аллакай ним метр об мебардорад.</p><p>Бо ҳамсояҳо дар бораи садо созиш кунед: касе ки болотар зиндагӣ мекунад, ба оҳан мезанад ё аз рӯйи рӯйхат занг мезанад.</p>",
      en: "<h3>Signs</h3><p>The water in the stream suddenly turns muddy or disappears. There is a rumble like a train. The animals are restless. Do not check, go. Not along the bed but across it and up. Leave the car: half a metre of water will lift it.</p><p>Agree on a signal with the neighbours: whoever lives higher strikes a rail or calls down a list.</p>",
    },
    {
      ru: "<h3>Документы</h3><p>Сфотографируйте техпаспорт дома, паспорта, свидетельства о рождении. Пришлите снимки самому себе. Если бумаги унесёт, копии сократят месяц хождений.</p>",
      tg: "<h3>Ҳуҷҷатҳо</h3><p>Шиносномаи техникии хона, шиносномаҳо, шаҳодатномаҳои таваллудро акс гиред. Аксҳоро ба худ фиристед. Агар коғазҳоро об барад, нусхаҳо як моҳ давуғеҷро кам мекунанд.</p>",
      en: "<h3>Papers</h3><p>Photograph the house certificate, passports and birth certificates. Send the pictures to yourself. If the papers are washed away, the copies save a month of errands.</p>",
    },
    {
      ru: "<h3>Детям и гостям</h3><p>Объясните детям одно правило: услышал гул, бегу наверх, ничего не беру. Покажите тропу и пройдите её вместе хотя бы раз. Гостям, которые ставят палатку у воды, скажите об опасности сами: они не знают ваших гор. И запишите на холодильник три номера: 112, сосед сверху и 5511. В темноте искать их в телефоне долго.</p>",
      tg: "<h3>Ба кӯдакон ва меҳмонон</h3><p>Ба кӯдакон як қоидаро фаҳмонед: садоро шунидам, ба боло медавам, чизе намегирам. Пайроҳаро нишон диҳед ва ҳадди ақал як бор якҷо гузаред. Ба меҳмононе, ки хаймаро дар назди об мезананд, худатон аз хатар гӯед: онҳо кӯҳҳои шуморо намешиносанд. Ва дар яхдон се рақам нависед: 112, ҳамсояи боло ва 5511. Дар торикӣ онҳоро аз телефон ёфтан вақт мегирад.</p>",
      en: "<h3>For children and guests</h3><p>Teach the children one rule: I hear the rumble, I run up, I take nothing. Show them the path and walk it together at least once. Tell guests who pitch a tent by the water about the danger yourself: they do not know your mountains. And write three numbers on the fridge: 112, the neighbour above and 5511. In the dark it takes long to find them in a phone.</p>",
    },
    {
      ru: "<h3>После потока</h3><p>Не входите в дом, пока стены мокрые и есть трещины. Воду кипятите неделю. Снимите всё до уборки и позвоните нам. По полису «Дом от стихии» аванс до 5 000 сомони обычно приходит за три дня. Важно: полис, купленный в день дождя, начнёт работать завтра.</p>",
      tg: "<h3>Пас аз сел</h3><p>То даме ки деворҳо тар ва кафида бошанд, ба хона надароед. Обро як ҳафта ҷӯшонед. Пеш аз тозакунӣ ҳамаро акс гиред ва ба мо занг занед. Аз рӯйи полиси «Ҳавлӣ аз офат» пешпардохт то 5 000 сомонӣ одатан дар се рӯз меояд. Муҳим: полисе, ки дар рӯзи борон харида шуд, фардо ба амал медарояд.</p>",
      en: "<h3>After the flow</h3><p>Do not enter the house while the walls are wet and cracked. Boil water for a week. Photograph everything before cleaning and call us. With the house policy an advance of up to 5 000 somoni usually comes within three days. Note: a policy bought on the day of the rain begins tomorrow.</p>",
    },
  ],
};
