import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Cars of German makes: Mercedes-Benz by class and body, BMW by series, Opel by generation. */
export const germanCars: readonly MakeData[] = [
  {
    name: "Opel",
    models: {
      160: "Adam 2013-2019, Agila 2000-2015, Ascona 1970-1988, Corsa A 1982-1993, Corsa B 1993-2000, Corsa C 2000-2006, Corsa D 2006-2014, Corsa E 2014-2019, Kadett 1962-1993, Karl 2015-2019, Tigra 1994-2009",
      210: "Astra F 1991-2002, Astra G 1998-2009, Calibra 1989-1997, Corsa F 2019-, Meriva 2003-2017, Rekord 1953-1986, Vectra A 1988-1995, Vectra B 1995-2002",
      260: "Astra H 2004-2014, Astra J 2009-2018, Astra K 2015-2022, Campo 1991-2001, Combo 1993-, Crossland 2017-2024, Frontera 1991-, Mokka 2012-, Omega A 1986-1994, Omega B 1994-2003, Senator 1978-1993, Signum 2003-2008, Sintra 1996-1999, Vectra C 2002-2008, Zafira A 1999-2005, Zafira B 2005-2014",
      330: "Ampera 2011-2019, Antara 2006-2015, Astra L 2021-, Cascada 2013-2019, Grandland 2017-, Insignia 2008-2022, Monterey 1991-1999, Movano 1998-, Vivaro 2001-, Zafira C 2011-2019, Zafira Life 2019-",
    },
  },
  {
    name: "Mercedes-Benz",
    models: {
      230: "190 W201 1982-1993, Citan 2012-, Vaneo 2001-2005",
      300: "200 W123 1975-1986, A-Class W168 1997-2004, A-Class W169 2004-2012, B-Class W245 2005-2011, E-Class W124 1984-1997, MB100 1981-1996",
      430: "A-Class W176 2012-2018, A-Class W177 2018-, B-Class W246 2011-2018, B-Class W247 2018-, C-Class W202 1993-2001, C-Class W203 2000-2008, CLA 2013-, CLC 2008-2011, CLK 1997-2010, EQA 2021-, GLA 2013-, Metris 2015-2023, SLK 1996-2016, Vito W638 1996-2003, Vito W639 2003-2014, X-Class 2017-2020",
      560: "C-Class W204 2007-2015, C-Class W205 2014-2021, C-Class W206 2021-, E-Class W210 1995-2003, EQB 2021-, EQC 2019-2023, GLB 2019-, GLC 2015-, GLK 2008-2015, S-Class W126 1979-1992, Sprinter 1995-, V-Class 1996-, Viano 2003-2014, Vito W447 2014-",
      720: "CLS 2004-2023, E-Class W211 2002-2009, E-Class W212 2009-2016, E-Class W213 2016-2023, E-Class W214 2023-, EQE 2022-, ML W163 1997-2005, ML W164 2005-2011, ML W166 2011-2015, R-Class 2005-2017, SL 1954-",
      950: "CL 1996-2014, GL 2006-2015, GLE 2015-, S-Class W140 1991-1999, S-Class W220 1998-2006",
      1400: "EQS 2021-, G-Class W460 1979-1991, GLS 2015-, S-Class W221 2005-2013, S-Class W222 2013-2020, S-Class W223 2020-",
      1900: "AMG GT 2014-, G-Class W463 1990-, Maybach S-Class 2014-",
    },
  },
  {
    name: "BMW",
    models: {
      420: "1 Series E87 2004-2013, 1 Series F20 2011-2019, 1 Series F40 2019-2024, 2 Series 2013-, 3 Series E21 1975-1983, 3 Series E30 1982-1994, 3 Series E36 1990-2000, i3 2013-2022, X1 2009-, X2 2017-, Z3 1995-2002, Z4 2002-",
      580: "3 Series E46 1998-2006, 3 Series E90 2005-2013, 3 Series F30 2011-2019, 3 Series G20 2018-, 4 Series 2013-, 5 Series E12 1972-1981, 5 Series E28 1981-1988, 5 Series E34 1988-1996, iX1 2022-, iX3 2020-, X3 2003-, X4 2014-",
      740: "5 Series E39 1995-2004, 5 Series E60 2003-2010, 5 Series F10 2010-2017, 5 Series G30 2017-2023, 5 Series G60 2023-, 5 Series GT 2009-2017, 6 Series 1976-2018, 6 Series GT 2017-2024, i4 2021-, i5 2023-",
      950: "7 Series E23 1977-1987, 7 Series E32 1986-1994, 7 Series E38 1994-2001, iX 2021-, X5 E53 1999-2006, X5 E70 2006-2013, X5 F15 2013-2018, X5 G05 2018-, X6 2008-",
      1300: "7 Series E65 2001-2008, 7 Series F01 2008-2015, 7 Series G11 2015-2022, 7 Series G70 2022-, 8 Series 1989-, i7 2022-, i8 2014-2020, X7 2018-, XM 2022-",
    },
  },
  {
    name: "Volkswagen",
    models: {
      170: "Beetle 1938-2019, Derby 1977-1985, Fox 2003-2021, Lupo 1998-2005, Pointer 1994-2006, Polo 1975-, up! 2011-2023",
      250: "Bora 1998-, Caddy 1979-, Golf II 1983-1992, Golf III 1991-2002, Golf IV 1997-2010, Golf Plus 2004-2014, Jetta 1979-, Lavida 2008-, Passat B2 1980-1988, Passat B3 1988-1993, Passat B4 1993-1997, Sagitar 2006-, Santana 1981-2022, Scirocco 1974-2017, T-Cross 2018-, Taos 2020-, Vento 1991-1998",
      320: "Golf V 2003-2009, Golf VI 2008-2014, Golf VII 2012-2021, Golf VIII 2019-, ID.3 2019-, Passat B5 1996-2005, Passat B6 2005-2010, Passat CC 2008-2017, Sharan 1995-2022, T-Roc 2017-, Tharu 2018-, Touran 2003-",
      400: "Amarok 2010-, Arteon 2017-2024, Atlas 2017-, Eos 2006-2015, ID.4 2020-, ID.5 2021-, ID.6 2021-, ID.7 2023-, LT 1975-2006, Passat B7 2010-2015, Passat B8 2014-2023, Passat B9 2023-, Teramont 2017-, Tiguan 2007-",
      540: "California 1988-, Caravelle 1979-, Crafter 2006-, ID. Buzz 2022-, Multivan 1985-, Transporter T3 1979-1992, Transporter T4 1990-2003, Transporter T5 2003-2015, Transporter T6 2015-",
      780: "Phaeton 2002-2016, Touareg 2002-",
    },
  },
  {
    name: "Audi",
    models: {
      220: "100 1968-1994, 200 1979-1991, 80 1966-1996, 90 1984-1991, A2 1999-2005",
      340: "A1 2010-, A3 1996-, Q2 2016-, TT 1998-2023",
      500: "A4 B5 1994-2001, A4 B6 2000-2006, A4 B7 2004-2009, A4 B8 2007-2016, A4 B9 2015-, A5 2007-, Allroad 1999-, Q3 2011-, Q4 e-tron 2021-, Q5 2008-",
      680: "A6 C4 1994-1997, A6 C5 1997-2005, A6 C6 2004-2011, A6 C7 2010-2018, A6 C8 2018-, A7 2010-, Q6 e-tron 2024-",
      900: "A8 1994-, e-tron 2018-2022, Q7 2005-, V8 1988-1993",
      1300: "e-tron GT 2021-, Q8 2018-, R8 2006-2024, RS 6 2002-, RS Q8 2019-",
    },
  },
  {
    name: "Porsche",
    models: {
      900: "Boxster 1996-, Cayman 2005-, Macan 2014-",
      1400: "911 1963-, Cayenne 2002-, Panamera 2009-, Taycan 2019-",
    },
  },
  { name: "Maybach", models: { 2400: "57 2002-2012, 62 2002-2012" } },
  { name: "Smart", models: { 210: "#1 2022-, #3 2023-, Forfour 2004-2021, Fortwo 1998-2024" } },
];
