import { type FieldErrors, focusField, schemaErrors, type ZodForm } from "@sughurta/forms";
import type { OrderHistory } from "@sughurta/order";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ClaimValues, claimSchema } from "./claim-schema.ts";

/** The questions of a claim in their order; on phones each has a screen of its own. */
export const QUESTIONS = [
  "policy",
  "what",
  "when",
  "where",
  "story",
  "files",
  "you",
  "check",
] as const;
export type Question = (typeof QUESTIONS)[number];

const FIELDS: Readonly<Record<Question, readonly (keyof ClaimValues)[]>> = {
  policy: ["policyNumber"],
  what: ["eventKind"],
  when: ["eventDate"],
  where: ["eventPlace"],
  story: ["note"],
  files: ["files"],
  you: ["fullName", "phone", "email"],
  check: [],
};

/** Parses the name of a question from an address. */
export function getQuestion(name: string | undefined): Question | undefined {
  return QUESTIONS.find((question) => question === name);
}

/** The question after this one, or the last again. */
function questionAfter(question: Question): Question {
  return QUESTIONS[QUESTIONS.indexOf(question) + 1] ?? question;
}

/** The question before this one; `undefined` before the first. */
export function questionBefore(question: Question): Question | undefined {
  return QUESTIONS[QUESTIONS.indexOf(question) - 1];
}

/** The errors of one question's fields. */
function errorsOfQuestion(question: Question, errors: FieldErrors): FieldErrors {
  const names: readonly string[] = FIELDS[question];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
}

/** The first question with an error. */
function firstFaultyQuestion(errors: FieldErrors): Question | undefined {
  return QUESTIONS.find((question) => Object.keys(errorsOfQuestion(question, errors)).length > 0);
}

/** Whether the stylesheet shows one question at a time, as in a narrow container. */
export function isOneByOne(): boolean {
  const form = document.querySelector(".sg-claim[data-question]");
  if (form === null) return false;
  return getComputedStyle(form).getPropertyValue("--sg-claim-questions").trim() === "one";
}

/** The current question on a phone, and the navigation between questions; a wide screen shows them all. */
export interface QuestionPlace {
  readonly current: Question;
  /** The visitor has moved from one question to another. */
  readonly moved: boolean;
  readonly show: (question: Question) => void;
  /** Continues from a valid question; shows the errors otherwise. */
  readonly next: () => Promise<void>;
  readonly back: () => void;
  /** Restarts at the first question. */
  readonly reset: () => void;
}

interface QuestionsOptions {
  readonly form: ZodForm<ClaimValues>;
  /** The application's history: each question is an entry of it. Without it questions are not part of the history. */
  readonly history: OrderHistory | undefined;
  /** Called before a question is left forwards; returns whether the visitor stays. */
  readonly staysAt: (question: Question) => Promise<boolean>;
}

/** The questions of a claim one after the other; Back of the browser returns to the previous one. */
export function useQuestions({ form, history, staysAt }: QuestionsOptions): QuestionPlace {
  const [own, setOwn] = useState<Question>(QUESTIONS[0]);
  // The server does not know the question in the address.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const [moved, setMoved] = useState(false);
  const named = isOpen && history ? (getQuestion(history.step) ?? QUESTIONS[0]) : undefined;
  const current = named ?? own;

  // A second press of the same button arrives before the history has handled the first.
  const target = useRef(current);
  useEffect(() => {
    target.current = current;
  }, [current]);

  const show = useCallback(
    (question: Question) => {
      if (target.current === question) return;
      target.current = question;
      setMoved(true);
      setOwn(question);
      history?.push(question);
    },
    [history],
  );

  // A refused claim opens the first invalid question.
  const { attempt, errors: submitErrors } = form.submitErrors;
  const heard = useRef(attempt);
  useEffect(() => {
    if (heard.current === attempt) return;
    heard.current = attempt;
    const faulty = firstFaultyQuestion(submitErrors);
    if (faulty && faulty !== current && isOneByOne()) show(faulty);
  }, [attempt, submitErrors, current, show]);

  async function next() {
    const errors = errorsOfQuestion(current, schemaErrors(claimSchema, form.values));
    const [first] = Object.keys(errors);
    if (first !== undefined) {
      for (const [name, error] of Object.entries(errors)) form.setError(name, error);
      focusField(form, first);
      return;
    }
    if (!(await staysAt(current))) show(questionAfter(current));
  }

  return {
    current,
    moved,
    show,
    next,
    back: () => {
      const before = questionBefore(current);
      if (before) show(before);
    },
    reset: () => {
      setOwn(QUESTIONS[0]);
      if (current !== QUESTIONS[0]) history?.replace(QUESTIONS[0]);
    },
  };
}
