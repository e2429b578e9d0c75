import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Cars of makes that come from the former Soviet Union. */
export const formerUnionCars: readonly MakeData[] = [
  {
    name: "Lada",
    models: {
      40: "2101 1970-1988, 2102 1971-1986, 2103 1972-1984, 2104 1984-2012, 2105 1980-2010, 2106 1976-2006, 2107 1982-2012, 1111 Oka 1988-2008",
      60: "2108 1984-2005, 2109 1987-2011, 21099 1990-2011, 2110 1995-2014, 2111 1997-2014, 2112 1998-2014, 2113 2004-2013, 2114 2001-2013, 2115 1997-2012, Nadezhda 1998-2006",
      110: "2120 1998-2008, 2121 Niva 1977-, 21213 Niva 1993-2006, 21214 Niva 1994-2009, 2123 Niva 2002-2020, 2131 Niva 1993-, Kalina 2004-2018, Priora 2007-2018",
      160: "Granta 2011-, Iskra 2025-, Largus 2012-, Niva Legend 2021-, Niva Travel 2020-, Vesta 2015-, XRAY 2015-2022",
      220: "Aura 2024-, Vesta SW Cross 2017-",
    },
  },
  {
    name: "GAZ",
    models: {
      70: "21 Volga 1956-1970, 24 Volga 1970-1992, 2410 Volga 1985-1992, 3102 Volga 1982-2009, 31029 Volga 1991-1998, 3110 Volga 1996-2005, 31105 Volga 2003-2010, 69 1953-1972, M-20 Pobeda 1946-1958",
      140: "Siber 2008-2010",
      240: "2217 Barguzin 1999-, 2705 GAZelle 1995-, 2752 Sobol 1998-, 3221 GAZelle 1996-, GAZelle Business 2010-",
      320: "GAZelle Next 2013-, GAZelle NN 2021-, Sobol NN 2022-",
    },
  },
  {
    name: "UAZ",
    models: {
      130: "31512 1985-2000, 31514 1993-2005, 31519 1995-2006, 3159 Bars 1999-2007, 3160 1997-2005, 3162 Simbir 2000-2005, 469 1972-2011",
      190: "2206 1965-, 3303 1965-, 3741 Bukhanka 1965-, 3909 1990-, 3962 1965-, Hunter 2003-",
      250: "Cargo 2008-, Patriot 2005-, Pickup 2008-, Profi 2017-",
    },
  },
  {
    name: "Moskvich",
    models: {
      40: "2137 1976-1985, 2138 1975-1982, 2140 1975-1988, 2141 1986-2002, 2715 1972-2001, 400 1946-1956, 402 1956-1958, 403 1962-1965, 407 1958-1963, 408 1964-1975, 412 1967-1998, Svyatogor 1997-2002",
      210: "3 2022-, 6 2023-",
    },
  },
  {
    name: "ZAZ",
    models: {
      40: "1102 Tavria 1987-2007, 1103 Slavuta 1999-2011, 1105 Dana 1994-1997, 965 1960-1969, 968 1971-1994",
      80: "Chance 2009-2014, Forza 2011-2017, Lanos 2004-2017, Sens 2002-2017, Vida 2012-2018",
    },
  },
  {
    name: "IZH",
    models: {
      40: "2125 Kombi 1973-1997, 2126 Oda 1990-2005, 2715 1972-1997, 2717 1997-2012, 27175 2005-2012",
    },
  },
  { name: "LuAZ", models: { 40: "1302 1990-2002, 967 1961-1989, 969 1966-1992" } },
  { name: "RAF", models: { 60: "2203 Latvija 1976-1997, 977 1959-1976" } },
  { name: "ErAZ", models: { 50: "3730 1995-2002, 762 1966-1996" } },
  {
    name: "TagAZ",
    models: { 110: "C10 2011-2014, Road Partner 2007-2011, Tager 2008-2014, Vega 2009-2010" },
  },
  { name: "Evolute", models: { 290: "i-Joy 2022-, i-Pro 2022-, i-Sky 2023-" } },
  {
    name: "Uz-Daewoo",
    models: { 90: "Damas 1996-2008, Matiz 2001-2008, Nexia 1996-2008, Tico 1996-2001" },
  },
];
