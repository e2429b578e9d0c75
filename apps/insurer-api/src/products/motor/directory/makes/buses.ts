import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Buses and trolleybuses. */
export const buses: readonly MakeData[] = [
  {
    name: "PAZ",
    models: {
      380: "3205 1989-, 3206 1986-, 3234 Manul 2006-, 4234 2001-, 672 1967-1989, Vector Next 2016-",
    },
  },
  {
    name: "LiAZ",
    models: { 640: "4292 2012-, 5256 1986-, 5292 2004-, 6212 2002-, 6213 2007-, 677 1967-1996" },
  },
  {
    name: "LAZ",
    models: {
      420: "42021 1991-2009, 4207 1990-2014, 695 1956-2010, 697 1959-1985, 699 1964-2004, A183 2004-2014, E183 2005-2014",
    },
  },
  {
    name: "KAvZ",
    models: { 380: "3270 1989-1996, 3976 1989-2008, 4235 2008-, 4238 2006-, 685 1971-1993" },
  },
  {
    name: "Ikarus",
    models: {
      480: "250 1957-1996, 255 1972-1984, 256 1977-2002, 260 1972-2002, 263 1984-2002, 280 1973-2002, 435 1985-2002",
    },
  },
  {
    name: "Yutong",
    models: {
      900: "E12 2012-, ZK6118 2015-, ZK6119 2011-, ZK6122 2008-, ZK6128 2013-, ZK6899 2010-",
    },
  },
  {
    name: "King Long",
    models: { 800: "XMQ6127 2008-, XMQ6130 2010-, XMQ6800 2006-, XMQ6900 2007-" },
  },
  { name: "Higer", models: { 720: "KLQ6119 2006-, KLQ6128 2011-, KLQ6885 2008-, KLQ6928 2010-" } },
  { name: "Akia", models: { 800: "Ultra LF12 2018-, Ultra LF9 2018-" } },
  {
    name: "Hyundai",
    models: { 480: "Aero City 1991-, Aero Town 1994-, County 1998-, Solati 2015-, Universe 2006-" },
  },
  { name: "Kia", models: { 480: "Combi 1983-2002, Cosmos 1992-2007, Granbird 1994-" } },
  { name: "Daewoo", models: { 480: "BC211 2006-, BH117 1998-, BS090 1990-, BS106 1991-" } },
  { name: "Isuzu", models: { 480: "Citibus 2010-, Journey 1970-, Novo 2001-" } },
  { name: "Toyota", models: { 480: "Coaster 1969-" } },
  { name: "Nissan", models: { 420: "Civilian 1971-2021" } },
  { name: "Mitsubishi", models: { 420: "Rosa 1960-" } },
  {
    name: "Mercedes-Benz",
    models: {
      900: "Citaro 1997-, Conecto 1990-, O303 1974-1992, O304 1987-1992, O403 1995-2004, Tourismo 1994-, Travego 1999-2017, Vario 1996-2013",
    },
  },
  {
    name: "Neoplan",
    models: { 900: "Cityliner 1971-, Skyliner 1967-, Starliner 1996-, Tourliner 2003-" },
  },
  {
    name: "Setra",
    models: { 900: "S 215 1976-1991, S 315 1991-2008, S 415 2001-2013, S 515 2012-" },
  },
  { name: "MAN", models: { 900: "Lion's City 1996-, Lion's Coach 1996-" } },
  { name: "Ankai", models: { 720: "HFF6120 2010-, HFF6850 2012-" } },
  {
    name: "Trolza",
    models: { 720: "5265 Megapolis 2007-, 5275 Optima 2006-, 62052 1999-2012, ZiU-682 1972-2015" },
  },
  { name: "Belkommunmash", models: { 720: "AKSM-201 1996-2014, AKSM-321 2004-, AKSM-420 2011-" } },
];
