import type { DemoPolicySeed, DemoUserSeed } from "@sughurta/insurer-api/seed";

/** Demo users; the first is the one printed at start. */
export const demoUsers: DemoUserSeed[] = [
  {
    phone: "900005511",
    password: "Navruz-2026",
    lastName: "Саидова",
    firstName: "Мадина",
    patronymic: "Рустамовна",
    email: "madina@mail.example",
    birthDate: "1991-03-21",
    gender: "f",
  },
  {
    phone: "935005511",
    password: "Mehrgon-2026",
    lastName: "Каримов",
    firstName: "Фаррух",
    patronymic: "Азизович",
    email: "farrukh@mail.example",
    birthDate: "1984-10-08",
    gender: "m",
  },
];

/** Demo policies in every status, one still to be activated from paper. */
export const demoPolicies: DemoPolicySeed[] = [
  {
    sequence: 1001,
    productCode: "TRB_100",
    status: "ACTIVE",
    startOffsetDays: -3,
    policyCode: "4821 7730",
    holder: 0,
  },
  {
    sequence: 1002,
    productCode: "FAM_KIDS",
    status: "INACTIVE",
    startOffsetDays: 10,
    policyCode: "1946 0258",
    holder: 0,
  },
  {
    sequence: 1003,
    productCode: "HOM_FLAT",
    status: "COMPLETED",
    startOffsetDays: -400,
    policyCode: "7305 6614",
    holder: 1,
  },
  {
    sequence: 1004,
    productCode: "HLT_ACC",
    status: "ACTIVE",
    startOffsetDays: -120,
    policyCode: "5590 2187",
    holder: 1,
  },
  {
    sequence: 1005,
    productCode: "SPO_MOUNT",
    status: "INACTIVE",
    startOffsetDays: 1,
    policyCode: "2064 9351",
    holder: 1,
  },
];
