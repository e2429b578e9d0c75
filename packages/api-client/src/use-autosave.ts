import { useCallback, useEffect, useRef, useState } from "react";

const AUTOSAVE_DEBOUNCE_MS = 600;

/** The saved part of a form, and when saving starts. */
export interface AutosaveOptions<Content> {
  /** The form in a few texts; `undefined` for nothing to save. */
  readonly content: Content | undefined;
  /** Some values were filled in before this page: the first content is saved too. */
  readonly isPrefilled?: boolean | undefined;
  /** The saved state has been read: before that nothing is saved, or it would be lost. */
  readonly enabled: boolean;
  /** Receives what was saved last; `undefined` for nothing. */
  readonly save: (content: Content, before: Content | undefined) => void;
}

/**
 * Saves a form a moment after each change, and at once when the page or the screen is left (SPEC-30). Initial values
 * are not saved until they change.
 */
export function useAutosave<Content extends Readonly<Record<string, string>>>({
  content,
  isPrefilled = false,
  enabled,
  save,
}: AutosaveOptions<Content>) {
  const [round, setRound] = useState({ isPrefilled });
  const saved = useRef<{ readonly round: object; readonly key: string; content?: Content }>(
    undefined,
  );
  const latest = useRef({ content, save });
  const pending = useRef<() => void>(undefined);
  const key = content && JSON.stringify(content);
  useEffect(() => {
    latest.current = { content, save };
  });

  useEffect(() => {
    pending.current = undefined;
    const { content: current } = latest.current;
    if (key === undefined || current === undefined) return;
    if (saved.current?.round !== round) {
      saved.current = round.isPrefilled ? { round, key: "" } : { round, key, content: current };
    }
    pending.current = () => {
      const before = saved.current;
      if (!enabled || before?.key === key) return;
      saved.current = { round, key, content: current };
      latest.current.save(current, before?.content);
    };
    const timer = setTimeout(() => pending.current?.(), AUTOSAVE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, enabled, round]);

  const saveNow = useCallback(() => pending.current?.(), []);
  useEffect(() => {
    // The last input before a reload or a change of language is saved too.
    window.addEventListener("pagehide", saveNow);
    return () => {
      window.removeEventListener("pagehide", saveNow);
      saveNow();
    };
  }, [saveNow]);

  return {
    saveNow,
    /** The next form values are not saved until they change. */
    resetSaving: useCallback(() => {
      // A moment that ends before that render must not save what is over.
      pending.current = undefined;
      setRound({ isPrefilled: false });
    }, []),
  };
}
