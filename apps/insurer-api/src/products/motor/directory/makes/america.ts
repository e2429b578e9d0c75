import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Cars of American makes, also those built in Uzbekistan under the name of Chevrolet. */
export const americanCars: readonly MakeData[] = [
  {
    name: "Chevrolet",
    models: {
      110: "Damas 2008-, Labo 2008-, Matiz 2005-2018, Spark 1998-",
      160: "Aveo 2002-, Cobalt 2004-, Gentra 2013-, Lacetti 2002-, Lanos 2005-2009, Nexia 2015-, Niva 2002-2020, Onix 2012-, Rezzo 2004-2010, Sail 2001-, Viva 2004-2008",
      240: "Astro 1985-2005, Bolt 2016-2023, Cavalier 1982-, Cruze 2008-2023, Epica 2006-2014, Evanda 2004-2006, HHR 2005-2011, Menlo 2020-, Monza 2018-, Orlando 2010-, Prizm 1998-2002, Tracker 2013-, Trax 2012-, Volt 2010-2019",
      330: "Blazer 1969-, Captiva 2006-, Equinox 2004-, Impala 1958-2020, Malibu 1964-2024, Monte Carlo 1969-2007, Seeker 2022-, TrailBlazer 2001-, Venture 1996-2005",
      520: "Camaro 1966-2024, Colorado 2004-, Express 1995-, Traverse 2008-, Uplander 2004-2009",
      980: "Avalanche 2001-2013, Corvette 1953-, Silverado 1998-, Suburban 1935-, Tahoe 1994-",
    },
  },
  {
    name: "Ford",
    models: {
      180: "EcoSport 2003-2022, Escort 1968-2004, Fiesta 1976-2023, Figo 2010-, Fusion (Europe) 2002-2012, Ka 1996-2021, Orion 1983-1993, Puma 1997-, Sierra 1982-1993",
      270: "B-Max 2012-2017, C-Max 2003-2019, Contour 1994-2000, Focus I 1998-2007, Focus II 2004-2011, Focus III 2010-2019, Focus IV 2018-2025, Granada 1972-1994, Probe 1988-1997, Scorpio 1985-1998, Tourneo Connect 2002-, Transit Connect 2002-",
      340: "Escape 2000-, Flex 2008-2019, Fusion 2005-2020, Galaxy 1995-2023, Kuga 2008-, Maverick 1993-, Mondeo 1993-2022, Mondeo Sport 2022-, S-Max 2006-2023, Taurus 1985-, Territory 2018-",
      480: "Bronco Sport 2020-, Edge 2006-, Five Hundred 2004-2007, Ranger 1982-, Thunderbird 1955-2005, Tourneo Custom 2012-, Transit 1965-, Windstar 1994-2003",
      700: "Bronco 1966-, Crown Victoria 1991-2011, Econoline 1961-2014, Excursion 1999-2005, Expedition 1996-, Explorer 1990-, F-150 1975-, Mustang 1964-, Mustang Mach-E 2020-",
    },
  },
  {
    name: "Tesla",
    models: {
      500: "Model 3 2017-, Model Y 2020-",
      1000: "Cybertruck 2023-, Model S 2012-, Model X 2015-",
    },
  },
  {
    name: "Jeep",
    models: {
      380: "Avenger 2022-, Cherokee 1974-2023, Compass 2006-, Liberty 2001-2012, Patriot 2006-2017, Renegade 2014-",
      660: "Commander 2005-, Gladiator 2019-, Grand Cherokee 1992-, Wagoneer 1962-, Wrangler 1986-",
    },
  },
  {
    name: "Dodge",
    models: {
      330: "Avenger 1994-2014, Caliber 2006-2011, Caravan 1983-2007, Dart 1959-2016, Intrepid 1992-2004, Journey 2008-2020, Neon 1994-2005, Nitro 2006-2011, Stratus 1994-2006",
      560: "Challenger 1969-2023, Charger 1966-, Dakota 1986-2011, Durango 1997-, Grand Caravan 1984-2020, Magnum 2004-2008, Ram 1981-2010",
    },
  },
  { name: "RAM", models: { 800: "1500 2010-, 2500 2010-, ProMaster 2013-" } },
  {
    name: "Chrysler",
    models: {
      420: "200 2010-2016, 300C 2004-2023, 300M 1998-2004, Cirrus 1994-2000, Concorde 1992-2004, Crossfire 2003-2008, Pacifica 2003-, PT Cruiser 2000-2010, Sebring 1995-2010, Town & Country 1989-2016, Voyager 1984-",
    },
  },
  {
    name: "Cadillac",
    models: {
      620: "ATS 2012-2019, BLS 2005-2010, CT4 2019-, CT5 2019-, CT6 2015-2020, CTS 2002-2019, DeVille 1958-2005, Lyriq 2022-, SRX 2003-2016, STS 2004-2011, XT4 2018-, XT5 2016-, XT6 2019-",
      1300: "Escalade 1998-",
    },
  },
  {
    name: "Buick",
    models: {
      340: "Enclave 2007-, Encore 2012-, Envision 2014-, Excelle 2003-, GL8 1999-, LaCrosse 2004-, Regal 1973-, Velite 6 2019-, Verano 2011-2021",
    },
  },
  {
    name: "GMC",
    models: {
      720: "Acadia 2006-, Canyon 2004-, Envoy 1998-2009, Hummer EV 2021-, Jimmy 1969-2005, Safari 1985-2005, Savana 1996-, Sierra 1998-, Terrain 2009-, Yukon 1991-",
    },
  },
  { name: "Hummer", models: { 1200: "H1 1992-2006, H2 2002-2009, H3 2005-2010" } },
  {
    name: "Lincoln",
    models: {
      720: "Aviator 2002-, Continental 1939-2020, Corsair 2019-, LS 1999-2006, MKC 2014-2019, MKX 2006-2018, MKZ 2006-2020, Nautilus 2018-, Navigator 1997-, Town Car 1980-2011",
    },
  },
  {
    name: "Pontiac",
    models: {
      300: "Bonneville 1957-2005, G6 2004-2010, Grand Am 1973-2005, Grand Prix 1962-2008, Montana 1996-2009, Vibe 2002-2010",
    },
  },
  {
    name: "Mercury",
    models: {
      340: "Grand Marquis 1983-2011, Mariner 2004-2010, Milan 2005-2010, Mountaineer 1996-2010, Sable 1985-2009, Villager 1992-2002",
    },
  },
  { name: "Rivian", models: { 1100: "R1S 2022-, R1T 2021-" } },
];
