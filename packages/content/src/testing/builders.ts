import type { BoxProduct } from "@sughurta/contracts/box";
import type {
  BlogPost,
  DocumentItem,
  Leader,
  Office,
  Partner,
  PartnerCard,
  PartnerCategory,
  Slide,
  Vacancy,
} from "@sughurta/contracts/content";

/** A banner slide, with changes. */
export function aSlide(changes: Partial<Slide> = {}): Slide {
  return {
    id: "1",
    title: "В дорогу — спокойно",
    description: "Полис для поездки за три минуты",
    mainImg: "/files/slide-travel.svg",
    buttonLink: "/travel",
    buttonText: "Рассчитать",
    buttonAddLink: "",
    buttonAddText: "",
    ...changes,
  };
}

/** A product of the catalogue, with changes. */
export function aProduct(changes: Partial<BoxProduct> = {}): BoxProduct {
  return {
    id: "1",
    slug: "schit-semi",
    name: "Щит семьи",
    title: "Щит семьи",
    shortDesc: "Один полис на всю семью",
    fullDesc: "<p>Выплата при травме.</p>",
    mainImg: "/files/box-family.svg",
    shortImg: "/files/box-family.svg",
    isSale: true,
    productCode: "OILA",
    price: 250,
    prepaid: 20000,
    activeMonths: 12,
    seo: false,
    categories: ["semya"],
    ...changes,
  };
}

/** A blog article, with changes. */
export function aBlogPost(changes: Partial<BlogPost> = {}): BlogPost {
  return {
    id: "1",
    slug: "chto-delat-posle-dtp",
    title: "Что делать после ДТП",
    subTitle: "Семь шагов",
    mainImg: "/files/blog-accident.svg",
    createdAt: "2026-03-02",
    description: "<p>Остановитесь.</p>",
    description2: "",
    description3: "",
    description4: "",
    description5: "",
    description6: "",
    description7: "",
    description8: "",
    tags: "авто, ДТП",
    active: true,
    categories: [{ catId: "2" }],
    ...changes,
  };
}

/** A partner in a list, with changes. */
export function aPartnerCard(changes: Partial<PartnerCard> = {}): PartnerCard {
  return { id: "1", name: "Аптеки «Шифо»", img: "/files/partner-shifo.svg", ...changes };
}

/** A category of partners, with changes. */
export function aPartnerCategory(changes: Partial<PartnerCategory> = {}): PartnerCategory {
  return { key: "health", title: "Здоровье", seo: false, partners: [aPartnerCard()], ...changes };
}

/** A partner, with changes. */
export function aPartner(changes: Partial<Partner> = {}): Partner {
  return {
    id: "1",
    img: "/files/partner-shifo.svg",
    title: "Аптеки «Шифо»",
    description: "<p>Скидка 7 % по нашему полису.</p>",
    link: "https://shifo.example",
    ...changes,
  };
}

/** A document, with changes. */
export function aDocument(changes: Partial<DocumentItem> = {}): DocumentItem {
  return {
    id: "1",
    filetype: "pdf",
    title: "Лицензия",
    description: "Лицензия Национального банка",
    link: "/files/license.pdf",
    ...changes,
  };
}

/** A leader, with changes. */
export function aLeader(changes: Partial<Leader> = {}): Leader {
  return {
    id: "1",
    photo: "/files/leader-1.svg",
    nameRu: "Имя руководителя",
    nameTj: "Номи роҳбар",
    nameEn: "Name of the leader",
    postRu: "Генеральный директор",
    postTj: "Директори генералӣ",
    postEn: "Chief executive",
    ...changes,
  };
}

/** An office, with changes. */
export function anOffice(changes: Partial<Office> = {}): Office {
  return {
    id: "1",
    title: "Центральный офис",
    address: "Душанбе, проспект Рудаки, 84",
    coords: "38.5737,68.7864",
    phone: "5511",
    hours: "Пн–Пт 8:00–17:00",
    ...changes,
  };
}

/** A vacancy, with changes. */
export function aVacancy(changes: Partial<Vacancy> = {}): Vacancy {
  return {
    id: "1",
    slug: "agent-khujand",
    title: "Страховой агент",
    mainImg: "/files/vacancy-agent.svg",
    location: "Худжанд",
    salary: "от 4 000 TJS",
    exp: "без опыта",
    dateEnd: "2027-06-30",
    workStart: "5/2, с 9:00",
    req: "<p>Грамотная речь.</p>",
    resp: "<p>Встречи с клиентами.</p>",
    conditions: "<p>Обучение и оформление.</p>",
    ...changes,
  };
}
