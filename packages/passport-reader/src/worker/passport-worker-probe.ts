// Answers whether a worker may compile WebAssembly here, which a content security policy can forbid.
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

function canCompile(): boolean {
  try {
    return new WebAssembly.Module(EMPTY_MODULE) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

(globalThis as unknown as { postMessage(message: boolean): void }).postMessage(canCompile());

export {};
