import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Tractors and self-propelled machines. */
export const tractors: readonly MakeData[] = [
  {
    name: "Belarus (MTZ)",
    models: {
      240: "1221 1998-, 1523 2001-, 320 2002-, 422 2005-, 50 1962-1985, 80 1974-, 82 1974-, 892 2000-, 952 2000-",
    },
  },
  { name: "YuMZ", models: { 120: "6 1970-2001, 6AKL 1978-2001, 8040 2001-2008" } },
  {
    name: "T (VTZ, KhTZ)",
    models: {
      120: "16 1967-1995, 25 1966-2000, 28 1964-1972, 40 1961-1995, 74 1962-1983, 150K 1971-",
    },
  },
  { name: "DT", models: { 120: "54 1949-1963, 75 1963-2013" } },
  {
    name: "Kirovets",
    models: { 560: "K-700 1963-1975, K-700A 1975-2002, K-701 1975-2013, K-744 2000-" },
  },
  {
    name: "Claas",
    models: {
      720: "Arion 2007-, Axion 2006-, Dominator 1970-, Jaguar 1973-, Lexion 1995-, Tucano 2007-",
    },
  },
  {
    name: "John Deere",
    models: {
      720: "5E 2009-, 6B 2016-, 6M 2012-, 7R 2011-, 8R 2009-, S-Series 2012-, W-Series 2008-",
    },
  },
  { name: "New Holland", models: { 640: "T6 2007-, T7 2011-, TC 1992-, TD 2003-" } },
  { name: "Massey Ferguson", models: { 560: "3600 1987-, 5400 2003-2015, 7600 2012-, 385 1985-" } },
  {
    name: "Case",
    models: { 640: "Axial-Flow 1977-, Farmall 1923-, Magnum 1987-, Maxxum 1989-, 580 1966-" },
  },
  {
    name: "Rostselmash",
    models: {
      560: "Acros 2007-, Don-1500 1986-2012, Niva SK-5 1973-2022, Torum 2009-, Vector 2004-",
    },
  },
  { name: "Foton Lovol", models: { 240: "TB 2004-, TD 2006-, TE 2005-" } },
  { name: "YTO", models: { 240: "X 2008-, MF 2012-" } },
  { name: "TTZ", models: { 180: "100 2002-, 60 1994-, 80 1992-, LS Plus 2018-" } },
  { name: "Caterpillar", models: { 900: "320 1992-, 428 1985-, 966 1960-, D6 1935-, D9 1954-" } },
  { name: "JCB", models: { 640: "3CX 1963-, 4CX 1990-, Fastrac 1991-, Loadall 1977-" } },
  { name: "Komatsu", models: { 800: "D65 1960-, PC200 1980-, WA320 1986-, WB93 1997-" } },
  { name: "SDLG", models: { 420: "LG936 2004-, LG956 2004-, LG958 2008-" } },
  { name: "XCMG", models: { 480: "LW300 2004-, LW500 2004-, XE215 2010-, ZL50 1998-" } },
];
