import type { MakeData } from "#src/motor/directory/make-data.ts";

/** Chinese makes and those of the former Soviet Union. */
export const nearMakes: readonly MakeData[] = [
  {
    id: 41,
    name: "Lada",
    models: [
      ["2101", 1970, 40, 1988],
      ["2105", 1980, 50, 2010],
      ["2106", 1976, 50, 2006],
      ["2107", 1982, 55, 2012],
      ["2109", 1987, 60, 2004],
      ["2110", 1995, 75, 2007],
      ["Niva", 1977, 130],
      ["Priora", 2007, 110, 2018],
      ["Granta", 2011, 120],
      ["Vesta", 2015, 170],
      ["Largus", 2012, 170],
    ],
  },
  {
    id: 42,
    name: "GAZ",
    models: [
      ["24 Volga", 1970, 60, 1992],
      ["3110 Volga", 1997, 70, 2004],
      ["GAZelle", 1994, 260],
      ["Sobol", 1998, 260],
    ],
  },
  {
    id: 43,
    name: "UAZ",
    models: [
      ["469", 1972, 120, 2011],
      ["Patriot", 2005, 240],
      ["Hunter", 2003, 190],
      ["Bukhanka", 1965, 190],
    ],
  },
  {
    id: 44,
    name: "Moskvich",
    models: [
      ["412", 1967, 40, 1998],
      ["2141", 1986, 45, 2002],
      ["3", 2022, 220],
    ],
  },
  {
    id: 45,
    name: "ZAZ",
    models: [
      ["Tavria", 1987, 40, 2007],
      ["Sens", 2002, 60, 2017],
      ["Forza", 2011, 90, 2017],
    ],
  },
  {
    id: 46,
    name: "BYD",
    models: [
      ["Han", 2020, 420],
      ["Song Plus", 2020, 330],
      ["Tang", 2015, 440],
      ["Yuan Plus", 2022, 290],
      ["Seagull", 2023, 150],
      ["Chazor", 2022, 260],
      ["E2", 2019, 190],
    ],
  },
  {
    id: 47,
    name: "Chery",
    models: [
      ["Tiggo 4", 2017, 230],
      ["Tiggo 7", 2016, 290],
      ["Tiggo 8", 2018, 340],
      ["Arrizo 6", 2018, 230],
      ["QQ", 2003, 80, 2018],
    ],
  },
  {
    id: 48,
    name: "Geely",
    models: [
      ["Coolray", 2018, 270],
      ["Monjaro", 2021, 420],
      ["Emgrand", 2009, 210],
      ["Atlas", 2016, 310],
      ["Geometry C", 2020, 270],
    ],
  },
  {
    id: 49,
    name: "Haval",
    models: [
      ["Jolion", 2020, 270],
      ["H6", 2011, 320],
      ["Dargo", 2020, 360],
      ["F7", 2018, 320],
    ],
  },
  {
    id: 50,
    name: "Changan",
    models: [
      ["CS35", 2012, 230],
      ["CS55", 2017, 270],
      ["UNI-K", 2020, 400],
      ["UNI-T", 2020, 320],
      ["Alsvin", 2009, 170],
    ],
  },
  {
    id: 51,
    name: "JAC",
    models: [
      ["S3", 2014, 190],
      ["JS4", 2020, 250],
      ["T6", 2015, 270],
    ],
  },
  {
    id: 52,
    name: "Li Auto",
    models: [
      ["L6", 2024, 430],
      ["L7", 2022, 560],
      ["L9", 2022, 720],
    ],
  },
  {
    id: 53,
    name: "Zeekr",
    models: [
      ["001", 2021, 560],
      ["007", 2023, 430],
      ["X", 2023, 360],
    ],
  },
];
