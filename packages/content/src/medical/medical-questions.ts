/** Keys of the questions that the page of corporate medical insurance answers, in its texts. */
export const MEDICAL_QUESTIONS = ["question1", "question2", "question3"] as const;
