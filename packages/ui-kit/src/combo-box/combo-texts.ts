/** Words of a combo box in one language. */
export interface ComboTexts {
  /** Shown instead of the list when nothing fits what was typed. */
  readonly noResults: string;
  /** Said while typing: how many options fit. */
  readonly found: (count: number) => string;
  /** Said when an option is chosen. */
  readonly selected: (label: string) => string;
  /** The error of a text that is no option. */
  readonly notInList: string;
}

/** Words of a combo box with several answers. */
export interface MultiComboTexts extends ComboTexts {
  /** Names the list of chosen answers, such as "Выбрано". */
  readonly chosen: string;
  /** Name of the button that removes an answer. */
  readonly remove: (label: string) => string;
  /** Said when an answer is removed. */
  readonly removed: (label: string) => string;
}
