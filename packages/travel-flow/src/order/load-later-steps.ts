/** What comes after the first step, in one file that no first view needs. */
export const loadLaterSteps = () => import("./later-steps.ts");
