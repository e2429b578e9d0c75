// What dependencies use and the oldest supported browsers lack. Our own packages do without.

/** `Object.hasOwn` is missing in Chrome 92. */
if (typeof Object.hasOwn !== "function") {
  Object.defineProperty(Object, "hasOwn", {
    configurable: true,
    writable: true,
    value: (record: object, key: PropertyKey) =>
      Object.getOwnPropertyDescriptor(Object(record), key) !== undefined,
  });
}
