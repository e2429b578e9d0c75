/** Services covered by medical insurance, in the order of S1 §2. */
export const INCLUDED_KEYS = [
  "virus",
  "outpatient",
  "doctorCall",
  "ambulance",
  "services",
  "diagnostics",
  "medicines",
  "fixation",
  "inpatient",
  "specialists",
  "surgery",
  "transport",
  "repatriation",
  "children",
  "visit",
] as const;
