import type { MakeData } from "#src/products/motor/directory/make-data.ts";

/** Cars of Chinese makes. */
export const chineseCars: readonly MakeData[] = [
  {
    name: "BYD",
    models: {
      160: "Dolphin Mini 2023-, F0 2008-2015, F3 2005-2021, Seagull 2023-",
      210: "D1 2020-, Dolphin 2021-, E2 2019-, E3 2019-, Qin 2012-2018, S1 2017-, Surui 2012-2019",
      270: "Chazor 2022-, Destroyer 05 2022-, E5 2015-, F6 2008-2013, G6 2011-2017, Qin L 2024-, Qin Plus 2021-, S6 2011-2017, S7 2014-2019, Sealion 05 2024-, Song 2015-2021, Song Max 2017-, Song Pro 2019-, Yuan 2016-2021, Yuan Plus 2022-, Yuan Pro 2021-, Yuan Up 2024-",
      340: "Frigate 07 2022-, Leopard 3 2025-, Sea Lion 06 2025-, Seal 2022-, Seal 06 2024-, Sealion 07 2024-, Song L 2023-, Song Plus 2020-",
      440: "Han 2020-, Shark 2024-, Tang 2015-, Xia 2024-",
      620: "Leopard 5 2023-, Leopard 8 2024-",
    },
  },
  {
    name: "Changan",
    models: {
      160: "Alsvin 2009-, Benben 2006-, Lumin 2022-, Star 1998-",
      220: "CS15 2016-, CS35 2012-2021, CS35 Plus 2018-, Eado 2012-, Hunter 2019-, Raeton 2013-2020",
      280: "CS55 2017-, CS55 Plus 2019-, CS75 2014-, CS75 Plus 2019-, Lamore 2022-, UNI-S 2023-, UNI-V 2021-, X5 Plus 2022-, X7 2020-",
      340: "CS85 2019-, CS95 2016-, Nevo A07 2024-, Nevo Q05 2023-, Nevo Q07 2025-, UNI-T 2020-, UNI-Z 2024-",
      420: "UNI-K 2020-",
    },
  },
  {
    name: "Deepal",
    models: { 340: "G318 2024-, L07 2024-, S05 2024-, S07 2023-, SL03 2022-" },
  },
  {
    name: "Avatr",
    models: { 520: "07 2024-, 11 2022-, 12 2023-" },
  },
  {
    name: "Chery",
    models: {
      90: "A1 2007-2016, IndiS 2010-2016, QQ 2003-, QQ6 2006-2011, Very 2008-2015",
      160: "A13 2008-2017, A15 2003-2014, Amulet 2003-2014, Bonus 2008-2017, Cowin 2003-2018, Fora 2006-2015, Kimo 2007-2016",
      230: "Arrizo 3 2015-2019, Arrizo 5 2016-, Arrizo 6 2018-, Arrizo 7 2013-2018, Arrizo 8 2022-, eQ1 2016-, M11 2008-2016, Tiggo 2005-2015, Tiggo 2 2016-, Tiggo 3 2014-2020, Tiggo 4 2017-, Tiggo 5 2013-2021, Tiggo 5x 2017-",
      310: "Eastar 2003-2015, Fulwin T9 2024-, Omoda 5 2022-, Tiggo 7 2016-, Tiggo 7 Pro 2020-, Tiggo 7 Pro Max 2022-, Tiggo 8 2018-, Tiggo 8 Pro 2020-, Tiggo 8 Pro Max 2022-",
      420: "Tiggo 9 2023-",
    },
  },
  {
    name: "Exeed",
    models: { 420: "LX 2019-, RX 2022-, TXL 2019-, VX 2020-" },
  },
  {
    name: "Omoda",
    models: { 290: "C5 2022-, C7 2024-, S5 2022-" },
  },
  {
    name: "Jaecoo",
    models: { 320: "J5 2025-, J6 2024-, J7 2023-, J8 2023-" },
  },
  {
    name: "Jetour",
    models: {
      330: "Dashing 2022-, T1 2024-, T2 2023-, X50 2023-, X70 2018-, X70 Plus 2020-, X90 2019-, X90 Plus 2021-",
    },
  },
  {
    name: "Geely",
    models: {
      120: "CK 2005-2016, GC6 2014-2018, LC Cross 2008-2016, MK 2006-2016, MK Cross 2010-2016, Otaka 2005-2009, Panda 2008-, Panda Mini 2022-",
      210: "Binrui 2018-, Emgrand 2009-, Emgrand 7 2018-, Emgrand X7 2011-2019, FC Vision 2006-2017, GS 2016-2021, SC7 2010-2016, Vision X3 2017-, Vision X6 2016-2021",
      270: "Azkarra 2019-2022, Boyue 2016-, Coolray 2018-, Emgrand EC8 2010-2016, EX5 2024-, Geometry A 2019-, Geometry C 2020-, Geometry E 2022-, Icon 2020-, Preface 2020-",
      340: "Atlas 2016-, Atlas Pro 2019-2024, Galaxy E5 2024-, Galaxy E8 2024-, Galaxy L6 2023-, Galaxy L7 2023-, Galaxy Starship 7 2024-, Jiaji 2019-, Okavango 2020-, Tugella 2019-, Xingyue L 2021-",
      430: "Monjaro 2021-",
    },
  },
  {
    name: "Zeekr",
    models: {
      360: "X 2023-",
      440: "007 2023-, 7X 2024-",
      580: "001 2021-, Mix 2024-",
      820: "009 2022-, 9X 2025-",
    },
  },
  {
    name: "Lynk & Co",
    models: {
      330: "01 2017-, 02 2018-, 03 2018-, 05 2020-, 06 2020-, 08 2023-, 09 2021-, Z10 2024-, Z20 2024-",
    },
  },
  {
    name: "Li Auto",
    models: {
      440: "i6 2025-, i8 2025-, L6 2024-, One 2019-2022",
      620: "L7 2022-, L8 2022-, L9 2022-, Mega 2024-",
    },
  },
  {
    name: "Haval",
    models: {
      230: "H1 2014-2021, H2 2014-2021, M6 2017-",
      290: "F5 2018-2021, F7 2018-, F7x 2019-, First Love 2021-, Jolion 2020-, Raptor 2023-",
      350: "Big Dog 2020-, Dargo 2020-, H3 2005-, H5 2010-, H6 2011-, H7 2016-2021, Shenshou 2021-, Xiaolong Max 2023-",
      450: "H8 2013-2018, H9 2014-",
    },
  },
  {
    name: "Great Wall",
    models: {
      180: "Coolbear 2008-2013, Deer 1996-2014, Florid 2008-2013, Peri 2007-2010, Safe 2001-2009, Voleex C30 2010-2016",
      280: "Hover 2005-2010, Hover H3 2009-2016, Hover H5 2010-2017, Hover M4 2012-2016, Poer 2019-, Wingle 2006-",
    },
  },
  { name: "Tank", models: { 480: "300 2020-, 400 2023-", 640: "500 2021-, 700 2024-" } },
  {
    name: "Wey",
    models: { 420: "Coffee 01 2021-, Coffee 02 2022-, VV5 2017-2021, VV7 2017-2021" },
  },
  {
    name: "Ora",
    models: { 230: "Black Cat 2019-, Funky Cat 2020-, Lightning Cat 2022-, White Cat 2020-" },
  },
  {
    name: "JAC",
    models: {
      170: "J2 2010-2018, J3 2008-2018, J5 2010-2018, J6 2009-2017, iEV7S 2018-",
      250: "J7 2020-, JS3 2022-, JS4 2020-, JS6 2022-, M3 2015-, Refine 2002-, S2 2015-2021, S3 2014-2021, S5 2013-2021, S7 2017-, T6 2015-, T8 2018-, T9 2023-",
    },
  },
  {
    name: "Dongfeng",
    models: {
      230: "580 2016-, A30 2014-2020, AX3 2016-, AX4 2017-, AX7 2014-, Aeolus Huge 2022-, Box 2024-, Rich 1999-, Shine 2019-, Shine Max 2023-",
    },
  },
  { name: "Voyah", models: { 620: "Courage 2024-, Dream 2022-, Free 2021-, Passion 2022-" } },
  { name: "Forthing", models: { 270: "Friday 2024-, T5 Evo 2021-, Yacht 2022-" } },
  {
    name: "FAW",
    models: {
      210: "Bestune B50 2009-, Bestune B70 2006-, Bestune T33 2019-, Bestune T55 2021-, Bestune T77 2018-, Bestune T99 2019-, Besturn X80 2013-, Oley 2012-2020, Vita 2006-2012",
    },
  },
  {
    name: "Hongqi",
    models: {
      560: "E-HS9 2020-, E-QM5 2021-, H5 2017-, H7 2013-, H9 2020-, HS3 2022-, HS5 2019-, HS7 2019-",
    },
  },
  {
    name: "GAC",
    models: {
      320: "Empow 2021-, GA4 2018-, GN8 2018-, GS3 2017-, GS4 2015-, GS5 2011-, GS8 2016-, M8 2017-",
    },
  },
  { name: "Aion", models: { 280: "Hyper GT 2023-, LX 2019-, S 2019-, V 2020-, Y 2021-" } },
  { name: "Nio", models: { 620: "EC6 2020-, ES6 2018-, ES8 2018-, ET5 2022-, ET7 2022-" } },
  {
    name: "Xpeng",
    models: {
      400: "G3 2018-2023, G6 2023-, G9 2022-, Mona M03 2024-, P5 2021-, P7 2020-, X9 2024-",
    },
  },
  {
    name: "Leapmotor",
    models: { 250: "B10 2025-, C01 2022-, C10 2024-, C11 2021-, C16 2024-, T03 2020-" },
  },
  { name: "Xiaomi", models: { 420: "SU7 2024-, YU7 2025-" } },
  { name: "Aito", models: { 520: "M5 2022-, M7 2022-, M8 2025-, M9 2023-" } },
  { name: "Denza", models: { 620: "D9 2022-, N7 2023-, N8 2023-, N9 2025-, Z9 2024-" } },
  {
    name: "MG",
    models: {
      230: "3 2011-, 350 2010-2015, 4 2022-, 5 2012-, 550 2008-2014, 6 2009-, 7 2023-, GT 2014-2019, HS 2018-, RX5 2018-, ZS 2017-",
    },
  },
  { name: "Roewe", models: { 250: "350 2010-2017, 550 2008-2014, D7 2023-, i5 2018-, RX5 2016-" } },
  {
    name: "Maxus",
    models: {
      380: "D60 2019-, D90 2017-, G10 2014-, G50 2018-, Mifa 9 2021-, T60 2016-, T90 2021-, V80 2011-",
    },
  },
  {
    name: "Baic",
    models: {
      280: "BJ30 2024-, BJ40 2013-, BJ60 2022-, BJ80 2016-, EU5 2018-, U5 Plus 2021-, X35 2016-, X55 2020-, X7 2020-",
    },
  },
  {
    name: "Wuling",
    models: { 130: "Bingo 2023-, Hongguang 2010-, Mini EV 2020-, Starlight 2023-, Sunshine 2002-" },
  },
  {
    name: "Baojun",
    models: {
      190: "310 2016-2021, 510 2017-2023, 530 2018-2022, 560 2015-2019, 630 2011-2019, 730 2014-2021, Yep 2023-, Yunduo 2023-",
    },
  },
  {
    name: "Lifan",
    models: {
      130: "Breez 2006-2014, Cebrium 2013-2018, Celliya 2013-2018, Murman 2015-2019, Myway 2016-2020, Smily 2008-2017, Solano 2008-2019, X50 2014-2019, X60 2011-2020, X70 2017-2020",
    },
  },
  { name: "Foton", models: { 270: "Sauvana 2014-, Tunland 2011-, View 1999-" } },
  { name: "Kaiyi", models: { 270: "E5 2021-, X3 2022-, X7 2022-" } },
  { name: "Hawtai", models: { 170: "Boliger 2011-2017, Santa Fe 2002-2014" } },
  {
    name: "Zotye",
    models: { 170: "Coupa 2018-2020, T300 2016-2020, T600 2013-2020, Z300 2012-2016" },
  },
  {
    name: "Brilliance",
    models: { 170: "H230 2012-2018, H530 2011-2018, M1 2006-2014, M2 2006-2015, V5 2011-2019" },
  },
];
