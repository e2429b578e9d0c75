/** Keys of the questions with answers on the page of corporate medical insurance, in its texts. */
export const MEDICAL_QUESTIONS = ["question1", "question2", "question3"] as const;
