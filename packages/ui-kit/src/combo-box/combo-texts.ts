/** Texts of a combo box in one language. */
export interface ComboTexts {
  /** Shown instead of the list when nothing matches the typed text. */
  readonly noResults: string;
  /** Announced while typing: the number of results. */
  readonly found: (count: number) => string;
  /** Announced when an option is chosen. */
  readonly selected: (label: string) => string;
  /** The error of a text that matches no option. */
  readonly notInList: string;
}

/** Texts of a combo box with several options. */
export interface MultiComboTexts extends ComboTexts {
  /** Accessible name of the list of chosen options, such as "Выбрано". */
  readonly chosen: string;
  /** Name of the button that removes an option. */
  readonly remove: (label: string) => string;
  /** Announced when an option is removed. */
  readonly removed: (label: string) => string;
}
