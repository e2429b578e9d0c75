import { createElement, Fragment, type ReactNode } from "react";

/** Puts elements into the places `{{name}}` of a text, in the order of that language. */
export function fillText(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = text.split(/(\{\{\w+\}\})/).map((piece) => {
    const name = /^\{\{(\w+)\}\}$/.exec(piece)?.[1];
    return name === undefined ? piece : parts[name];
  });
  return createElement(Fragment, null, ...pieces);
}
