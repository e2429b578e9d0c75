const WATCHED = ["focusin", "pointerdown", "click", "submit"] as const;

/** The time until a part of the page comes to life. */
export interface Sleep {
  readonly whenOver: Promise<void>;
  readonly end: () => void;
  /** Ends the sleep when the part is touched, and keeps what was sent or pressed; the answer stops it. */
  readonly watch: (part: HTMLElement) => () => void;
  /** Tells that the part is alive: what was kept is done now. */
  readonly wokeUp: () => void;
}

export function createSleep(): Sleep {
  let end = () => {};
  const whenOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  let asleep = true;
  let kept: (() => void) | undefined;

  function keep(event: Event, target: Element) {
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      event.preventDefault();
      const { submitter } = event;
      kept = () => target.requestSubmit(submitter);
    } else if (event.type === "click") {
      const button = target.closest<HTMLElement>("button[type=button]");
      if (button) kept = () => button.click();
    }
  }

  return {
    whenOver,
    end,
    watch(part) {
      const onEvent = (event: Event) => {
        const { target } = event;
        if (!asleep || !(target instanceof Element) || !part.contains(target)) return;
        end();
        keep(event, target);
      };
      // At the window: React drops events on what it has not brought to life.
      for (const type of WATCHED) addEventListener(type, onEvent, true);
      return () => {
        for (const type of WATCHED) removeEventListener(type, onEvent, true);
      };
    },
    wokeUp() {
      asleep = false;
      // In a task of its own: what is sent during React's commit is not handled yet.
      if (kept) setTimeout(kept);
      kept = undefined;
    },
  };
}
