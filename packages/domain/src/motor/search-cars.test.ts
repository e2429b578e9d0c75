import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCarInText, findMakeInText, guessCars, searchCars } from "./search-cars.ts";

const MAKES = (
  "Audi,BMW,BYD,Changan,Chery,Chevrolet,Citroen,Daewoo,Exeed,Fiat,Ford,GAZ,Geely,Genesis,Great Wall,Haval," +
  "Honda,Howo,Hyundai,Infiniti,Isuzu,Jaguar,Jeep,Jetour,KamAZ,Kia,Lada,Land Rover,Lexus,Lifan,MAN,MAZ," +
  "Mazda,Mercedes-Benz,Mitsubishi,Moskvich,Nissan,Opel,Peugeot,Porsche,Ravon,Renault,Skoda,SsangYong," +
  "Subaru,Suzuki,Tesla,Toyota,UAZ,Volkswagen,Volvo,ZAZ,Zeekr"
)
  .split(",")
  .map((name) => ({ name }));
const MODELS = (
  "Accent,Camry,Corolla,C200,Elantra,Gentra,Highlander,Hilux,Land Cruiser,Land Cruiser Prado,Matiz,Nexia," +
  "Priora,RAV4,Solaris,Sonata,Tucson,X5,X6"
)
  .split(",")
  .map((name) => ({ name }));

/** Results for a text: exact ones, else similar ones. */
function offered(entries: readonly { name: string }[], query: string) {
  const found = searchCars(entries, query);
  return found.length > 0 ? found : guessCars(entries, query);
}

const first = (entries: readonly { name: string }[], query: string) =>
  offered(entries, query)[0]?.name;

describe("search of a make", () => {
  it.each([
    ["Toyota", "Тойота,toyota,тоёта,ТОЙОТА,той,toyta,тойтоа,tayota,тойотта"],
    ["Mercedes-Benz", "мерседес,Мерс,mersedes,merc,мерседес бенц,benz"],
    ["Hyundai", "хендай,Хюндай,хундай,Хёндэ,hundai,hyndai"],
    ["Volkswagen", "фольксваген,vw,wolksvagen,фолькс"],
    ["Chevrolet", "шевроле,shevrole,chevy"],
    ["Lada", "лада,ваз,жигули"],
    ["Mitsubishi", "мицубиси,митсубиши,mitsubisi"],
    ["Porsche", "порше,porshe"],
    ["Geely", "джили,гили,geely"],
    ["Nissan", "ниссан,нисан,nisan"],
    ["Peugeot", "пежо,pegeot"],
    ["Renault", "рено,reno,renolt"],
    ["Daewoo", "дэу,деу,daewo"],
    ["Land Rover", "ленд ровер,rover,ланд ровер"],
    ["KamAZ", "камаз,КАМАЗ"],
    ["Jeep", "джип"],
    ["Lexus", "лексус,леxus"],
    ["Skoda", "шкода,Škoda"],
    ["BYD", "бид"],
  ])("finds %s by %s", (name, queries) => {
    for (const query of queries.split(",")) expect(first(MAKES, query), query).toBe(name);
  });

  it("finds every make by its name, by its prefix and with one letter wrong", () => {
    fc.assert(
      fc.property(fc.constantFrom(...MAKES), fc.nat(), ({ name }, at) => {
        expect(first(MAKES, name)).toBe(name);
        const begun = searchCars(MAKES, name.slice(0, 2));
        expect(begun).toContainEqual({ name });
        const place = 1 + (at % (name.length - 1));
        if (name.length < 6) return;
        const wrong = `${name.slice(0, place)}b${name.slice(place + 1)}`;
        expect(offered(MAKES, wrong), wrong).toContainEqual({ name });
      }),
    );
  });

  it("shows everything for an empty text and nothing for a nonsense one", () => {
    expect(searchCars(MAKES, " ")).toEqual(MAKES);
    expect(searchCars(MAKES, "(.*")).toEqual(MAKES);
    for (const text of ["qwpdfghk", "zzzzq", "zzq", "qqzz", "ззз", "щщщ", "xx", "йцукенг"]) {
      expect(offered(MAKES, text), text).toEqual([]);
    }
    expect(offered([], "toyota")).toEqual([]);
  });

  it("ranks the prefix of a name before a match inside another", () => {
    expect(first(MAKES, "ze")).toBe("Zeekr");
    expect(searchCars([{ name: "Lada" }, { name: "Li Auto" }], "ли")[0]).toEqual({
      name: "Li Auto",
    });
  });

  it("finds no name by a text with typing errors, which is only a guess", () => {
    expect(searchCars(MAKES, "tayota")).toEqual([]);
    expect(guessCars(MAKES, "tayota")).toEqual([{ name: "Toyota" }]);
    expect(searchCars(MAKES, "kia")).toEqual([{ name: "Kia" }]);
    expect(searchCars(MAKES, "maz").map(({ name }) => name)).toEqual(["MAZ", "Mazda", "KamAZ"]);
  });
});

describe("search of a model", () => {
  it.each([
    ["Camry", "камри,кэмри,camri"],
    ["Corolla", "королла,карола,corola"],
    ["X5", "x5,Х5,х5"],
    ["C200", "С200,c 200"],
    ["RAV4", "рав4,рав 4,rav 4"],
    ["Land Cruiser", "ленд крузер,лэнд круизер,land cruser"],
    ["Land Cruiser Prado", "прадо"],
    ["Highlander", "хайлендер,hilander"],
    ["Hilux", "хайлюкс,hailux"],
    ["Nexia", "нексия"],
    ["Tucson", "туксон,tuson"],
    ["Gentra", "джентра,жентра"],
    ["Accent", "акцент,accsent"],
  ])("finds %s by %s", (name, queries) => {
    for (const query of queries.split(",")) expect(first(MODELS, query), query).toBe(name);
  });
});

describe("a make or model in a typed text", () => {
  it.each([
    ["Corolla 1.6", "Corolla"],
    ["Королла 2015", "Corolla"],
    ["Land Cruiser Prado 150", "Land Cruiser Prado"],
    ["land cruiser", "Land Cruiser"],
    ["X5M", undefined],
    ["Corollary", undefined],
    ["", undefined],
  ])("finds the model of %j: %s", (text, name) => {
    expect(findCarInText(MODELS, text)?.name).toBe(name);
  });

  it.each([
    ["Опель", "Opel"],
    ["Тойота Королла", "Toyota"],
    ["Mercedes", "Mercedes-Benz"],
    ["Мерседес", "Mercedes-Benz"],
    ["КамАЗ самосвал", "KamAZ"],
    ["Газель Некст", "GAZ"],
    ["Honda?", "Honda"],
    ["Wallace", undefined],
    ["", undefined],
  ])("finds the make of %j: %s", (text, name) => {
    expect(findMakeInText(MAKES, text)?.name).toBe(name);
  });

  it("does not use a prefix that several makes share", () => {
    const makes = [{ name: "Great Wall" }, { name: "Great Dane" }];
    expect(findMakeInText(makes, "great")).toBeUndefined();
    expect(findMakeInText(makes, "great wall")).toEqual({ name: "Great Wall" });
  });
});
