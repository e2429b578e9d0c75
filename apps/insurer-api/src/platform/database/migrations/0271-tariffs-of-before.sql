-- Tariffs were part of the program before they were data (0265). A service that sold by them goes on at the same prices: it gets
-- them as its first versions. It is known by its products, which a new database does not have yet, and by having been without
-- the table until this very update; whoever had the table already has chosen what is sold.
insert into tariff (id, line, version, valid_from, figures, state, proposed_at, decided_at)
select gen_random_uuid(), line, 1, '2026-01-01', figures, 'confirmed', now(), now()
from (values
  ('travel', '{ "dailyPrices": { "cis": 0.55, "near": 0.8, "europe": 1.05, "world": 2.1 }, "nearCountries": [ "AE", "AF",
    "BD", "BH", "CN", "EG", "GE", "ID", "IN", "IQ", "IR", "JO", "KH", "KW", "LA", "LB", "LK", "MA", "MM", "MN",
    "MV", "MY", "NP", "OM", "PH", "PK", "QA", "SA", "SY", "TH", "TM", "TN", "TR", "UA", "VN", "YE" ],
    "dearCountries": [ "AU", "CA", "IL", "JP", "KR", "NZ", "SG", "US" ], "dayPercents": [ { "toDay": 15, "percent":
    100 }, { "toDay": 30, "percent": 85 }, { "toDay": 90, "percent": 70 }, { "toDay": 180, "percent": 55 } ],
    "laterDaysPercent": 45, "ageFactors": { "under1": 0.9, "from1to3": 0.9, "from4to69": 1, "from70to74": 2.2,
    "from75to80": 3.5 }, "medicalFactors": { "30000": 1, "50000": 1.3, "75000": 1.6 }, "sportPercent": 80,
    "addOnPercents": { "thingsSumAssured": 1.2, "flatSumAssured": 0.12, "neighborSumAssured": 0.08, "accSumAssured":
    0.15, "flightDelaySign": 3, "baggageDelaySign": 2.5, "baggageLossSign": 0.6 }, "addOnDailyPrices": {
    "pregnantOption": 1.2, "covid19Option": 0.3, "sunOption": 0.04, "alcoholicOption": 0.12, "poisoningOption":
    0.06, "seaCreatureOption": 0.05 }, "partnerPercents": [ { "partner": "SAFAR", "percent": 5 } ] }'::jsonb),
  ('liability', '{ "prices": { "car": 180, "bus": 420, "truck": 380, "tractor": 120, "motorcycle": 90 }, "nonResidentFactor":
    1.5, "minimumPremium": 80 }'::jsonb),
  ('casco', '{ "programPercents": { "ECI_P1": 2, "ECI_P2": 3.5, "ECI_P3": 0.8, "ECI_FULL": 5.5 }, "minimumPremiums": {
    "ECI_P1": 100, "ECI_P2": 150, "ECI_P3": 80, "ECI_FULL": 250 }, "carAges": [ { "toAge": 3, "factor": 1 }, {
    "toAge": 7, "factor": 1.1 }, { "toAge": 12, "factor": 1.25 }, { "toAge": 20, "factor": 1.5 } ],
    "olderCarFactor": 1.9, "newDriverFactors": { "one": 1.15, "two": 1.2, "three": 1.25 }, "anyDriverFactor": 1.3,
    "compensationFactors": { "expenses": 1, "independentExamination": 1, "insurerAssessment": 0.97,
    "insurerServiceStation": 1.05 }, "oldNewPercent": 15, "optionPrices": { "accidentAnyOption": 150,
    "accident3tpOption": 120, "greenCardUzbOption": 500, "greenCardKazOption": 500, "greenCardKgzOption": 500 },
    "optionPercents": { "damageCarWashSumAssured": 4, "noTraficPoliceSumAssured": 6, "crSumAssured": 0.4,
    "incidentSumAssured": 0.6 } }'::jsonb)
) as program(line, figures)
where exists (select from product)
  and exists (select from migration where name = '0265-tariff.sql' and applied_at = now());
