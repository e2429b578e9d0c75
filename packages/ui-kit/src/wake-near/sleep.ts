const WATCHED = ["focusin", "pointerdown", "click", "submit", "input"] as const;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The time until a part of the page comes to life. */
export interface Sleep {
  readonly whenOver: Promise<void>;
  readonly isOver: () => boolean;
  readonly end: () => void;
  /** Ends the sleep when the part is touched, and keeps what was sent or pressed; the answer stops it. */
  readonly watch: (part: HTMLElement) => () => void;
  /** Tells that the part is alive: what was typed or kept is done now. */
  readonly wokeUp: () => void;
}

export function createSleep(): Sleep {
  let isOver = false;
  let end = () => {};
  const whenOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Not before the promise: what woke the part must not reach it as an event too.
  void whenOver.then(() => {
    isOver = true;
  });
  let asleep = true;
  let kept: (() => void) | undefined;
  let watched: HTMLElement | undefined;
  const typed = new Map<string, string>();

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
    isOver: () => isOver,
    end,
    watch(part) {
      watched = part;
      for (const control of textControls(part)) {
        if (control.value !== control.defaultValue) typed.set(control.name, control.value);
      }
      const onEvent = (event: Event) => {
        const { target } = event;
        if (!asleep || !(target instanceof Element) || !part.contains(target)) return;
        end();
        if (isTextControl(target)) typed.set(target.name, target.value);
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
      for (const control of textControls(watched)) putBack(control, typed.get(control.name));
      // In a task of its own: what is sent during React's commit is not handled yet.
      if (kept) setTimeout(kept);
      kept = undefined;
    },
  };
}

function isTextControl(element: Element): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function textControls(part: HTMLElement | undefined): TextControl[] {
  return [...(part?.querySelectorAll("input, textarea") ?? [])].filter(isTextControl);
}

/** React makes a sleeping part anew when the address changes; the text typed in the old one is typed again. */
function putBack(control: TextControl, text: string | undefined) {
  if (text === undefined || control.value === text) return;
  // React overwrites the setter of the element itself, to not see what it wrote.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
    control,
    text,
  );
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
