import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { MAX_LIBRARY_BYTES } from '#engine/reading/pdf/pdf-limits.ts';
import type { PdfiumCalls } from '#engine/reading/pdf/pdfium-calls.ts';

/** The PDF library in its own memory. Pointers are byte offsets into `bytes()`, which may move on any call. */
export interface Pdfium {
  calls: PdfiumCalls;
  bytes(): Uint8Array;
  view(): DataView;
  /** True once the library was refused memory; what it answered since then cannot be trusted. */
  isStarved(): boolean;
  /** True after a trap: nothing may be called any more, not even to give memory back. */
  isLost: boolean;
}

let running: Promise<Pdfium> | null = null;

/** One instance for the whole process: starting it costs more than reading a short file. */
export function loadPdfium(): Promise<Pdfium> {
  running ??= startPdfium();
  return running;
}

/** After a trap the library's memory is in an unknown state: the next file gets a fresh instance. */
export function forgetPdfium(pdfium: Pdfium): void {
  pdfium.isLost = true;
  running = null;
}

interface WasmInstance {
  exports: PdfiumCalls & { memory: { buffer: ArrayBuffer } };
}
interface WasmImports {
  env: { emscripten_resize_heap(size: number): number | boolean };
}
interface WasmGlobal {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: WasmImports): Promise<WasmInstance>;
}

let compiled: Promise<object> | null = null;

async function startPdfium(): Promise<Pdfium> {
  const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: WasmGlobal };
  compiled ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')).then((file) =>
    wasm.compile(file),
  );
  const module = await compiled;
  let isStarved = false;
  let instance: WasmInstance | null = null;
  const instantiateWasm = (imports: WasmImports, receive: (instance: WasmInstance) => void) => {
    const grow = imports.env.emscripten_resize_heap;
    imports.env.emscripten_resize_heap = (size) => {
      if (size >>> 0 <= MAX_LIBRARY_BYTES) return grow(size);
      isStarved = true;
      return 0;
    };
    void wasm.instantiate(module, imports).then((started) => {
      instance = started;
      receive(started);
    });
    return {};
  };
  const silent = () => {};
  await init({ instantiateWasm, print: silent, printErr: silent } as unknown as Parameters<typeof init>[0]);
  const { exports } = instance as unknown as WasmInstance;
  exports.PDFiumExt_Init();
  let bytes = new Uint8Array(exports.memory.buffer);
  let view = new DataView(exports.memory.buffer);
  const follow = () => {
    // Growing detaches the old buffer: a length of zero is cheaper to ask for than the buffer itself.
    if (bytes.length > 0) return;
    bytes = new Uint8Array(exports.memory.buffer);
    view = new DataView(exports.memory.buffer);
  };
  return {
    calls: exports,
    bytes() {
      follow();
      return bytes;
    },
    view() {
      follow();
      return view;
    },
    isStarved: () => isStarved,
    isLost: false,
  };
}
