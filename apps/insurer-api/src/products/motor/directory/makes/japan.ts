import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Cars of Japanese makes. */
export const japaneseCars: readonly MakeData[] = [
  {
    name: "Toyota",
    models: {
      150: "Aygo 2005-2022, Duet 1998-2004, Passo 2004-2023, Platz 1999-2005, Starlet 1973-1999, Tercel 1978-1999, Vitz 1999-2020",
      210: "Belta 2005-2012, Echo 1999-2005, Ist 2002-2016, Porte 2004-2020, Probox 2002-, Succeed 2002-2020, Urban Cruiser 2008-, Yaris 1999-",
      270: "Allex 2001-2006, Allion 2001-2021, Auris 2006-2018, Avensis 1997-2018, Blade 2006-2012, Caldina 1992-2007, Carina 1970-2001, Carina E 1992-1998, Corolla 1966-, Corolla Axio 2006-, Corolla Fielder 2000-, Corolla Spacio 1997-2007, Corolla Verso 2001-2009, Corona 1957-2001, Levin 2014-, Matrix 2002-2014, Premio 2001-2021, Raum 1997-2011, Sprinter 1968-2002, Vios 2002-, Wish 2003-2017, Yaris Cross 2020-",
      320: "C-HR 2016-, Celica 1970-2006, Corolla Cross 2020-, Gaia 1998-2004, Ipsum 1996-2010, Isis 2004-2017, Mark X 2004-2019, Opa 2000-2005, Picnic 1995-2009, Prius 1997-, Prius V 2011-2021, Verso 2009-2018, Vista 1982-2003",
      390: "bZ3 2023-, bZ4X 2022-, Chaser 1977-2001, Corona Premio 1996-2001, Cresta 1980-2001, Harrier 1997-, Mark II 1968-2004, Noah 2001-, RAV4 1994-, Rush 2006-, Voxy 2001-, Wildlander 2020-",
      420: "Aristo 1991-2004, Camry 1982-, Crown 1955-, Innova 2004-, Solara 1998-2008, Venza 2008-",
      480: "Avalon 1994-2022, FJ Cruiser 2006-2022, Fortuner 2005-, Hiace 1967-, Hilux 1968-, Hilux Surf 1984-2009, Previa 1990-2019",
      560: "4Runner 1984-, Alphard 2002-, Estima 1990-2019, Highlander 2000-, Kluger 2000-2007, Sienna 1997-, Supra 1978-, Tacoma 1995-",
      720: "Land Cruiser 70 1984-, Land Cruiser 80 1989-2008, Land Cruiser Prado 1984-, Land Cruiser Prado 90 1996-2002, Land Cruiser Prado 120 2002-2009, Land Cruiser Prado 150 2009-2023, Land Cruiser Prado 250 2023-, Vellfire 2008-",
      950: "Land Cruiser 100 1998-2007, Land Cruiser 200 2007-2021, Sequoia 2000-, Tundra 1999-",
      1200: "Century 1967-, Land Cruiser 300 2021-",
    },
  },
  {
    name: "Lexus",
    models: {
      420: "CT 2010-2022, HS 2009-2018, UX 2018-",
      560: "ES 1989-, IS 1999-, NX 2014-",
      680: "GS 1993-2020, RC 2014-, RX 1998-, RZ 2022-, SC 1991-2010, TX 2023-",
      950: "GX 2002-, LC 2017-, LM 2019-, LS 1989-",
      1400: "LX 1996-",
    },
  },
  {
    name: "Nissan",
    models: {
      150: "March 1982-2022, Micra 1982-2023, Pixo 2008-2013",
      200: "AD 1982-, Almera 1995-, Almera Classic 2006-2013, Bluebird 1957-2001, Bluebird Sylphy 2000-2012, Cube 1998-2019, Note 2004-, Primera 1990-2008, Pulsar 1978-2018, Sentra 1982-, Sunny 1966-, Tiida 2004-2018, Versa 2006-, Wingroad 1996-2018",
      250: "Avenir 1990-2005, Cefiro 1988-2003, Expert 1999-2006, Juke 2010-, Kicks 2016-, Lafesta 2004-2018, Latio 2004-2016, Liberty 1998-2004, Prairie 1981-2004, Sylphy 2012-, Terrano 1986-2006",
      310: "Altima 1992-, Ariya 2022-, Laurel 1968-2002, Leaf 2010-, Maxima 1981-2023, NV200 2009-, Qashqai 2006-, Rogue 2007-, Serena 1991-, Skyline 1957-, Teana 2003-2020, Terrano II 1993-2006",
      370: "Elgrand 1997-, Frontier 1997-, Murano 2002-, Navara 1997-, Urvan 1973-, X-Terra 1999-2015, X-Trail 2000-",
      520: "350Z 2002-2009, 370Z 2008-2020, Fuga 2004-2022, Pathfinder 1985-, Quest 1992-2017",
      820: "Armada 2003-, Patrol 1951-, Patrol Safari 1987-2016, Titan 2003-",
    },
  },
  {
    name: "Honda",
    models: {
      180: "Brio 2011-, City 1981-, Fit 2001-, Jazz 2001-, Logo 1996-2001",
      240: "Airwave 2005-2010, Concerto 1988-1994, Domani 1992-2000, Fit Shuttle 2011-2015, Freed 2008-, Grace 2014-2020, HR-V 1998-, Insight 1999-2022, Integra 1985-2006, Mobilio 2001-, Stream 2000-2014, Vezel 2013-, XR-V 2014-",
      300: "Ballade 1980-, Civic 1972-, Crider 2013-, Edix 2004-2009, Envix 2019-, Orthia 1996-2002, Prelude 1978-2001, Torneo 1997-2002, WR-V 2017-",
      380: "Accord 1976-, Avancier 2016-, Breeze 2019-, Crosstour 2010-2016, CR-V 1995-, Element 2002-2011, Elysion 2004-, FR-V 2004-2009, Inspire 1989-, Saber 1995-2003, Step WGN 1996-, UR-V 2017-",
      500: "Legend 1985-2021, Odyssey 1994-, Passport 1993-, Pilot 2002-, Ridgeline 2005-",
    },
  },
  {
    name: "Mazda",
    models: {
      170: "121 1987-2002, 2 2002-, Demio 1996-2019, Verisa 2004-2015",
      240: "3 2003-, 323 1977-2003, Axela 2003-2019, Capella 1970-2002, Familia 1963-2003, MX-3 1991-1998, Premacy 1999-2018, Xedos 6 1992-1999",
      310: "5 2005-2018, 6 2002-, 626 1979-2002, Atenza 2002-2019, CX-3 2015-, CX-30 2019-, CX-4 2016-, MX-30 2020-, Tribute 2000-2011, Xedos 9 1993-2002",
      390: "B-Series 1961-2006, Biante 2008-2018, BT-50 2006-, CX-5 2012-, CX-7 2006-2012, MPV 1988-2016, MX-5 1989-, RX-8 2003-2012",
      520: "CX-50 2022-, CX-60 2022-, CX-8 2017-, CX-9 2006-, CX-90 2023-",
    },
  },
  {
    name: "Mitsubishi",
    models: {
      160: "Attrage 2013-, Colt 1962-, Mirage 1978-, Space Star 1998-",
      220: "Carisma 1995-2004, Dingo 1998-2003, Galant 1969-2012, Lancer 1973-2017, Lancer Cedia 2000-2010, Lancer X 2007-2017, Space Runner 1991-2002, Space Wagon 1983-2004",
      300: "Airtrek 2001-2008, ASX 2010-, Chariot 1983-2003, Diamante 1990-2005, Eclipse 1989-2011, Eclipse Cross 2017-, Grandis 2003-2011, RVR 1991-, Xpander 2017-",
      380: "Delica 1968-, L200 1978-, L300 1979-2013, Outlander 2001-, Outlander XL 2006-2012, Triton 2005-",
      520: "Challenger 1996-2015, Montero 1982-2021, Montero Sport 1996-, Pajero 1982-2021, Pajero iO 1998-2007, Pajero Pinin 1998-2007, Pajero Sport 1996-",
    },
  },
  {
    name: "Subaru",
    models: {
      200: "Justy 1984-2011, Trezia 2010-2016, Vivio 1992-1998",
      290: "Crosstrek 2012-, Impreza 1992-, WRX 1992-, XV 2011-",
      380: "BRZ 2012-, Exiga 2008-2018, Forester 1997-, Legacy 1989-, Levorg 2014-, Outback 1994-",
      500: "Ascent 2018-, Solterra 2022-, Tribeca 2005-2014",
    },
  },
  {
    name: "Suzuki",
    models: {
      140: "Alto 1979-, Celerio 2014-, Ignis 2000-, Wagon R 1993-",
      200: "Aerio 2001-2007, Baleno 1995-, Carry 1961-, Ciaz 2014-, Dzire 2008-, Every 1982-, Liana 2001-2013, Samurai 1985-2003, Splash 2008-2015, Swift 1983-",
      280: "Ertiga 2012-, Fronx 2023-, Grand Vitara 1998-, Jimny 1970-, Kizashi 2009-2016, S-Cross 2013-, SX4 2006-2016, Vitara 1988-, XL7 1998-",
    },
  },
  {
    name: "Infiniti",
    models: {
      480: "EX 2007-2013, G 1990-2015, I 1995-2004, Q30 2015-2019, Q50 2013-2024, QX30 2016-2019, QX50 2013-",
      640: "FX 2003-2013, JX 2012-2013, M 1988-2013, Q70 2013-2019, QX4 1996-2003, QX60 2013-, QX70 2013-2017",
      1100: "QX56 2004-2013, QX80 2013-",
    },
  },
  {
    name: "Acura",
    models: {
      420: "ILX 2012-2022, Integra 1986-, RSX 2001-2006, TSX 2003-2014",
      560: "RDX 2006-, RL 1996-2012, TL 1995-2014, TLX 2014-, ZDX 2009-2013",
      720: "MDX 2000-, RLX 2013-2020",
    },
  },
  {
    name: "Isuzu",
    models: {
      300: "Bighorn 1981-2002, Rodeo 1988-2004, Trooper 1981-2005, Wizard 1989-2004",
      380: "D-Max 2002-, MU-X 2013-",
    },
  },
  {
    name: "Daihatsu",
    models: {
      150: "Charade 1977-2000, Cuore 1980-2018, Hijet 1960-, Mira 1980-2018, Move 1995-, Sirion 1998-, Tanto 2003-",
      240: "Feroza 1989-1999, Rocky 1984-2002, Terios 1997-2017",
    },
  },
];
