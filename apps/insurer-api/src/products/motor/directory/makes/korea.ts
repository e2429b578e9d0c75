import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Cars of Korean makes, and those that were built with them in Uzbekistan. */
export const koreanCars: readonly MakeData[] = [
  {
    name: "Hyundai",
    models: {
      130: "Atos 1997-2014, Eon 2011-2019, Getz 2002-2011, i10 2007-, Santro 1997-2022",
      190: "Accent 1994-, Avante 1990-, Click 2002-2011, Excel 1985-2000, i20 2008-, Lantra 1990-2000, Matrix 2001-2010, Pony 1975-1990, Solaris 2010-, Venue 2019-, Verna 1999-",
      260: "Bayon 2021-, Celesta 2017-, Coupe 1996-2009, Creta 2014-, Elantra 1990-, i30 2007-, ix20 2010-2019, ix25 2014-, ix35 2009-2023, Kona 2017-, Lafesta 2018-, Mistra 2013-, Tiburon 1996-2008, Veloster 2011-2022",
      330: "Galloper 1991-2003, H-100 1986-, i40 2011-2019, Ioniq 2016-2022, Porter 1977-, Sonata 1985-, Stellar 1983-1997, Terracan 2001-2007, Trajet 1999-2008, Tucson 2004-, XG 1998-2005",
      430: "Azera 2005-2022, Custo 2021-, Genesis 2008-2016, Grand Starex 2007-2021, Grandeur 1986-, H-1 1997-2021, Ioniq 5 2021-, Ioniq 6 2022-, Santa Fe 2000-, Santa Fe Classic 2007-2013, Starex 1997-2021",
      560: "Equus 1999-2016, Maxcruz 2012-2019, Nexo 2018-, Palisade 2018-, Santa Cruz 2021-, Staria 2021-, Veracruz 2006-2015",
    },
  },
  {
    name: "Kia",
    models: {
      140: "Morning 2004-, Picanto 2004-, Pride 1986-2011, Ray 2011-, Visto 1999-2004",
      190: "Avella 1994-2000, Pegas 2017-, Rio 1999-, Sephia 1992-2003, Shuma 1997-2004, Stonic 2017-, Venga 2009-2019",
      260: "Carens 1999-, Ceed 2006-, Cerato 2003-, EV3 2024-, EV5 2023-, Forte 2008-, K2 2011-, K3 2012-, KX3 2015-, Niro 2016-, Seltos 2019-, Sonet 2020-, Soul 2008-, Spectra 2000-2011, XCeed 2019-",
      330: "Bongo 1980-, Clarus 1995-2001, K5 2010-, K7 2009-2021, Lotze 2005-2010, Magentis 2000-2010, Opirus 2003-2012, Optima 2000-2020, Potentia 1992-2002, Proceed 2008-, Retona 1997-2003, Sportage 1993-",
      430: "Besta 1986-2004, Cadenza 2009-2020, Carstar 1999-2002, EV6 2021-, K8 2021-, Mohave 2008-, Pregio 1995-2006, Sorento 2002-, Stinger 2017-2023",
      540: "Borrego 2008-2011, Carnival 1998-, EV9 2023-, K9 2012-, K900 2014-, Quoris 2012-2018, Sedona 1998-2021, Tasman 2025-, Telluride 2019-",
    },
  },
  {
    name: "Daewoo",
    models: {
      70: "Damas 1991-2021, Labo 1991-2021, Matiz 1998-2015, Tico 1991-2001",
      110: "Cielo 1994-2008, Espero 1990-1999, Kalos 2002-2011, Lanos 1997-2009, Nexia 1994-2016, Prince 1991-1999, Racer 1986-1997",
      150: "Evanda 2002-2006, Gentra 2005-2015, Korando 1999-2002, Lacetti 2002-2013, Leganza 1997-2008, Magnus 2000-2006, Musso 1999-2002, Nubira 1997-2009, Rezzo 2000-2008, Tacuma 2000-2008, Tosca 2006-2011, Winstorm 2006-2011",
    },
  },
  {
    name: "Ravon",
    models: {
      150: "Gentra 2015-2020, Matiz 2016-2018, Nexia R3 2016-2020, R2 2016-2020, R4 2016-2020",
    },
  },
  {
    name: "SsangYong",
    models: {
      250: "Actyon 2005-, Actyon Sports 2006-2018, Family 1988-1997, Istana 1995-2003, Korando 1983-, Kyron 2005-2014, Musso 1993-, Tivoli 2015-, Torres 2022-, XLV 2016-2019",
      380: "Chairman 1997-2018, Rexton 2001-, Rodius 2004-2019, Stavic 2004-2019",
    },
  },
  {
    name: "Genesis",
    models: {
      520: "G70 2017-, GV60 2021-, GV70 2020-",
      760: "G80 2016-, G90 2015-, GV80 2020-",
    },
  },
  {
    name: "Renault Samsung",
    models: {
      260: "QM3 2013-2019, QM5 2007-2016, QM6 2016-, SM3 2002-2020, SM5 1998-2019, SM6 2016-, SM7 2004-2019, XM3 2020-",
    },
  },
];
