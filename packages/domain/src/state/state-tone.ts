/** Tone of a state for the person concerned; a screen shows each in a colour of its own. */
export type StateTone = "neutral" | "info" | "success" | "warning" | "danger";
