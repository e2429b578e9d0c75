import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  close: "Close",
  aim: "Photograph the page with the photo: both lines with “<” at its foot must be whole, level and free of glare.",
  private: "The picture never leaves this device and is not stored.",
  takePhoto: "Take a photo",
  choosePicture: "Choose a picture",
  reading: "Reading the passport",
  failures: {
    noPassport:
      "We found no two lines with “<” at the foot of the page. Photograph the whole page, level, or type the details.",
    tooDark: "The picture is too dark. Take it in better light or type the details.",
    tooSmall: "The passport is too small in the picture. Move closer or type the details.",
    glare:
      "There is glare in the picture. Tilt the passport, try without glare or type the details.",
    failed: "We could not read this picture. Take another one or type the details.",
  },
  found: "What we read",
  nothing: "No field was read for certain.",
  doubtful: "Not read for certain: {{fields}}. Type these and check them against the passport.",
  otherDocument:
    "This is “{{read}}”, but “{{asked}}” is needed. Type the details of that document.",
  lines: "Correct the lines we read",
  firstLine: "First line",
  secondLine: "Second line",
  checkLines: "Check the lines",
  replace: "Replace what is already typed",
  fill: "Fill in",
  again: "Take it again",
  filled: "Filled in from the passport. Compare the fields with it.",
};
