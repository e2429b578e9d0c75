import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Motorcycles and scooters. */
export const motorcycles: readonly MakeData[] = [
  {
    name: "Ural",
    models: { 60: "650 1972-, Gear Up 1997-, M-67 1974-1984, Retro 2000-, Solo 1997-" },
  },
  { name: "Dnepr", models: { 30: "11 1985-2000, 16 1985-2000, MT-10 1973-1984, MT-9 1971-1976" } },
  { name: "IZH", models: { 30: "Jupiter 1961-2008, Planeta 1962-2008, Planeta Sport 1973-1984" } },
  { name: "Minsk", models: { 25: "125 1951-, 200 2007-, D4 125 2011-" } },
  { name: "Voskhod", models: { 25: "2 1971-1976, 3 1976-1989, 3M 1983-1994" } },
  { name: "Jawa", models: { 40: "250 1954-1974, 350 1948-, 638 1984-" } },
  {
    name: "Honda",
    models: {
      90: "Africa Twin 1988-, CB 1959-, CBR 1983-, CG125 1976-2015, Dio 1988-, Gold Wing 1974-, Shadow 1983-, VTR 1982-2018",
    },
  },
  {
    name: "Yamaha",
    models: {
      90: "Drag Star 1996-2017, FZ 1985-, Jog 1983-, MT 2005-, R1 1998-, R6 1999-2020, Virago 1981-2007, YBR 2005-",
    },
  },
  {
    name: "Suzuki",
    models: {
      90: "Bandit 1989-, Boulevard 2005-, GN125 1982-, GSX-R 1984-, Hayabusa 1999-, Intruder 1985-, V-Strom 2002-",
    },
  },
  {
    name: "Kawasaki",
    models: { 90: "KLX 1979-, Ninja 1984-, Versys 2006-, Vulcan 1984-, Z 1972-" },
  },
  {
    name: "BMW",
    models: {
      150: "F 800 2006-, G 310 2016-, K 1600 2010-, R 1200 2004-2019, R 1250 2018-, S 1000 2009-",
    },
  },
  {
    name: "Harley-Davidson",
    models: {
      200: "Dyna 1991-2017, Road King 1994-, Softail 1984-, Sportster 1957-, Street Glide 2006-, Touring 1941-",
    },
  },
  { name: "KTM", models: { 120: "Adventure 1997-, Duke 1994-, EXC 1993-, RC 2008-" } },
  {
    name: "Ducati",
    models: {
      180: "Diavel 2010-, Monster 1993-, Multistrada 2003-, Panigale 2011-, Scrambler 2015-",
    },
  },
  {
    name: "Bajaj",
    models: { 35: "Boxer 1997-, CT 2006-, Discover 2004-, Dominar 2016-, Pulsar 2001-" },
  },
  { name: "TVS", models: { 35: "Apache 2005-, HLX 2013-, Star 2004-" } },
  { name: "Lifan", models: { 30: "KP 2012-, KPR 2013-, LF125 1997-, LF150 2002-, LF200 2005-" } },
  { name: "Loncin", models: { 30: "LX150 2004-, LX200 2008-, LX250 2010-" } },
  { name: "Zongshen", models: { 30: "ZS125 1998-, ZS150 2003-, ZS200 2006-, ZS250 2008-" } },
  { name: "Stels", models: { 35: "Delta 2008-, Flame 2009-, Skif 2007-, Vortex 2007-" } },
  {
    name: "Racer",
    models: { 30: "Lupus 2010-, Meteor 2009-, Ranger 2012-, Skyway 2013-, Tiger 2011-" },
  },
];
