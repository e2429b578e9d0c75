/** Id of the `<noscript>` with the notes and the callback form. */
export const STATIC_HELP_ID = "sf-static";

/** Id of the `<template>` with the same content, for pages with scripts that fail to start. */
export const STATIC_COPY_ID = "sf-static-copy";

/** Event at the window: the page cannot become interactive. */
export const START_FAILED = "sg:failed";

/** Why a page stays static; also the value of `data-static` at its root element. */
export type StaticReason = "off" | "outdated" | "failed";

/**
 * Script of every page that marks browsers below the floor, and pages that failed to start, with
 * `data-static` and shows the callback form there. It is text, and in ECMAScript 5, because an engine that cannot parse
 * one newer token runs none of it; no build step may change it.
 *
 * `Array.prototype.at` came with Chrome 92, Safari 15.4 and Firefox 90. Firefox alone has `mozInnerScreenX`,
 * and its floor, 115, brought `toSorted`. Neither depends on HTTPS, as `crypto.randomUUID` does.
 */
export const SHOW_STATIC_HELP = `(function (d, w) {
  function show(reason) {
    var root = d.documentElement, place = d.getElementById("${STATIC_HELP_ID}"), copy = d.getElementById("${STATIC_COPY_ID}");
    if (root.getAttribute("data-static")) return;
    root.setAttribute("data-static", reason);
    if (!place || !copy || !copy.content) return;
    var help = d.importNode(copy.content, true), notes = help.querySelectorAll("[data-when]");
    for (var i = 0; i < notes.length; i++) notes[i].hidden = notes[i].getAttribute("data-when") !== reason;
    help.firstChild.setAttribute("role", "alert");
    place.parentNode.insertBefore(help, place);
  }
  if (!("at" in []) || ("mozInnerScreenX" in w && !("toSorted" in []))) show("outdated");
  else w.addEventListener("${START_FAILED}", function () { show("failed"); });
})(document, window)`;
