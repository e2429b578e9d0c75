import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Cars of European makes without the German ones. */
export const europeanCars: readonly MakeData[] = [
  {
    name: "Skoda",
    models: {
      190: "Citigo 2011-2020, Fabia 1999-, Favorit 1987-1995, Felicia 1994-2001, Rapid 2012-, Roomster 2006-2015, Scala 2019-",
      310: "Enyaq 2020-, Kamiq 2018-, Karoq 2017-, Octavia A4 1996-2010, Octavia A5 2004-2013, Octavia A7 2012-2020, Octavia A8 2019-, Yeti 2009-2017",
      440: "Elroq 2024-, Kodiaq 2016-, Superb 2001-",
    },
  },
  {
    name: "Renault",
    models: {
      160: "11 1981-1989, 19 1988-2000, 21 1986-1995, 5 1972-1996, 9 1981-1989, Clio 1990-, Kwid 2015-, Logan 2004-, Sandero 2007-, Symbol 1999-2016, Twingo 1992-2024",
      240: "Captur 2013-, Dokker 2012-2021, Duster 2010-, Fluence 2009-2017, Kangoo 1997-, Laguna 1994-2015, Megane 1995-, Modus 2004-2012, Safrane 1992-2000, Scenic 1996-",
      330: "Arkana 2019-, Austral 2022-, Espace 1984-, Kadjar 2015-2022, Koleos 2007-, Latitude 2010-2015, Master 1980-, Talisman 2015-2022, Trafic 1980-, Vel Satis 2001-2009, Zoe 2012-2024",
    },
  },
  {
    name: "Peugeot",
    models: {
      160: "106 1991-2004, 107 2005-2014, 205 1983-1998, 206 1998-2012, 207 2006-2014, 208 2012-, 301 2012-2022, 306 1993-2002, 309 1985-1993",
      270: "2008 2013-, 307 2001-2008, 308 2007-, 405 1987-1997, 406 1995-2004, 407 2004-2011, Bipper 2007-2017, Partner 1996-, RCZ 2010-2015",
      380: "3008 2008-, 4007 2007-2012, 4008 2012-, 408 2010-, 5008 2009-, 508 2010-, 605 1989-1999, 607 1999-2010, 806 1994-2002, 807 2002-2014, Boxer 1994-, Expert 1995-, Traveller 2016-",
    },
  },
  {
    name: "Citroen",
    models: {
      170: "C1 2005-2022, C2 2003-2009, C3 2002-, C-Elysee 2012-2022, Saxo 1996-2003, Xsara 1997-2006, ZX 1991-1998",
      260: "BX 1982-1994, C3 Aircross 2017-, C4 2004-, C4 Picasso 2006-2022, C5 2001-, Berlingo 1996-, DS3 2009-2019, Nemo 2007-2017, Xantia 1992-2002",
      360: "C-Crosser 2007-2012, C5 Aircross 2017-, C6 2005-, C8 2002-2014, Jumper 1994-, Jumpy 1995-, SpaceTourer 2016-, XM 1989-2000",
    },
  },
  {
    name: "Dacia",
    models: {
      170: "Dokker 2012-2021, Duster 2010-, Jogger 2021-, Lodgy 2012-2022, Logan 2004-, Sandero 2007-, Spring 2021-",
    },
  },
  {
    name: "Fiat",
    models: {
      160: "500 2007-, Albea 2002-2012, Bravo 1995-2014, Brava 1995-2001, Grande Punto 2005-2018, Linea 2007-2018, Palio 1996-2017, Panda 1980-, Punto 1993-2018, Siena 1996-2016, Tempra 1990-1998, Tipo 1988-, Uno 1983-2013",
      270: "Croma 1985-2010, Doblo 2000-, Ducato 1981-, Fiorino 1977-, Freemont 2011-2016, Marea 1996-2007, Multipla 1998-2010, Scudo 1995-, Stilo 2001-2010, Ulysse 1994-",
    },
  },
  {
    name: "Alfa Romeo",
    models: {
      330: "145 1994-2001, 146 1994-2001, 147 2000-2010, 155 1992-1998, 156 1997-2007, 159 2005-2011, 166 1998-2007, Giulia 2016-, Giulietta 2010-2020, Stelvio 2016-, Tonale 2022-",
    },
  },
  {
    name: "Lancia",
    models: {
      220: "Delta 1979-2014, Kappa 1994-2001, Lybra 1998-2005, Thema 1984-2014, Ypsilon 1995-",
    },
  },
  {
    name: "Maserati",
    models: {
      1300: "Ghibli 2013-2024, GranTurismo 2007-, Grecale 2022-, Levante 2016-2024, Quattroporte 1963-2024",
    },
  },
  {
    name: "Volvo",
    models: {
      240: "240 1974-1993, 440 1988-1996, 460 1989-1996, 740 1984-1992, 850 1991-1997, 940 1990-1998, 960 1990-1997, S40 1995-2012, V40 1995-2019",
      420: "C30 2006-2013, EX30 2023-, S60 2000-, S70 1996-2000, V50 2004-2012, V60 2010-, V70 1996-2016, XC40 2017-",
      680: "EX90 2024-, S80 1998-2016, S90 1996-, V90 1996-, XC60 2008-, XC70 2002-2016, XC90 2002-",
    },
  },
  { name: "Saab", models: { 300: "900 1978-1998, 9000 1984-1998, 9-3 1998-2014, 9-5 1997-2012" } },
  {
    name: "Land Rover",
    models: {
      440: "Discovery Sport 2014-, Freelander 1997-2014, Range Rover Evoque 2011-",
      880: "Defender 1983-, Discovery 1989-, Range Rover Velar 2017-",
      1500: "Range Rover 1970-, Range Rover Sport 2005-",
    },
  },
  {
    name: "Jaguar",
    models: {
      620: "E-Pace 2017-2024, F-Pace 2016-, F-Type 2013-2024, I-Pace 2018-2024, S-Type 1999-2007, X-Type 2001-2009, XE 2015-2024, XF 2007-2024, XJ 1968-2019",
    },
  },
  {
    name: "Mini",
    models: { 330: "Clubman 2007-2024, Countryman 2010-, Hatch 2001-, Paceman 2012-2016" },
  },
  {
    name: "Rover",
    models: {
      220: "200 1984-1999, 25 1999-2005, 400 1990-1999, 45 1999-2005, 600 1993-1999, 75 1998-2005, 800 1986-1999",
    },
  },
  {
    name: "Bentley",
    models: { 3200: "Bentayga 2015-, Continental GT 2003-, Flying Spur 2005-, Mulsanne 2009-2020" },
  },
  {
    name: "Rolls-Royce",
    models: {
      5000: "Cullinan 2018-, Dawn 2015-2023, Ghost 2009-, Phantom 2003-, Wraith 2013-2023",
    },
  },
  {
    name: "Seat",
    models: {
      240: "Alhambra 1996-2020, Altea 2004-2015, Arona 2017-, Ateca 2016-, Cordoba 1993-2009, Ibiza 1984-, Leon 1999-, Tarraco 2018-, Toledo 1991-2018",
    },
  },
  { name: "Iveco", models: { 480: "Daily 1978-, Massif 2008-2011" } },
];
