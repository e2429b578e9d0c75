// Features that dependencies use and the oldest supported browsers lack. Our own packages do not use them.

/** `Object.hasOwn` is missing in Chrome 92. */
if (typeof Object.hasOwn !== "function") {
  Object.defineProperty(Object, "hasOwn", {
    configurable: true,
    writable: true,
    value: (record: object, key: PropertyKey) =>
      Object.getOwnPropertyDescriptor(Object(record), key) !== undefined,
  });
}

/** `AbortSignal.any` is missing in Chrome before 116, Safari before 17.4 and Firefox before 124. */
if (typeof AbortSignal.any !== "function") {
  Object.defineProperty(AbortSignal, "any", {
    configurable: true,
    writable: true,
    value: (signals: Iterable<AbortSignal>) => {
      const any = new AbortController();
      for (const signal of signals) {
        // Before Chrome 98 a signal carries no reason.
        const abort = () => any.abort(signal.reason);
        if (signal.aborted) abort();
        else signal.addEventListener("abort", abort, { once: true, signal: any.signal });
      }
      return any.signal;
    },
  });
}
