import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { MAX_LIBRARY_BYTES } from '#engine/reading/pdf/pdf-limits.ts';

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

/**
 * The functions of the library this reader uses, called without the wrapper of the package: that one
 * converts arguments on every call, which for some ten calls per character costs more than the reading.
 * Every argument and answer is a number (pointer, size, 0/1 flag); their meaning is in PDFium's public headers.
 */
interface PdfiumCalls {
  malloc: Call<1>;
  free(pointer: N): void;
  PDFiumExt_Init(): void;

  FPDF_LoadMemDocument: Call<3>;
  FPDF_GetLastError: Call<0>;
  FPDF_CloseDocument(document: N): void;
  FPDF_GetPageCount: Call<1>;
  FPDF_GetMetaText: Call<4>;
  FPDFCatalog_GetLanguage: Call<3>;
  FPDFCatalog_IsTagged: Call<1>;
  FPDF_LoadPage: Call<2>;
  FPDF_ClosePage(page: N): void;
  FPDF_GetPageWidthF: Call<1>;
  FPDF_GetPageHeightF: Call<1>;

  FPDFPage_GetRotation: Call<1>;
  FPDF_GetPageBoundingBox: Call<2>;

  FPDFText_LoadPage: Call<1>;
  FPDFText_ClosePage(textPage: N): void;
  FPDFText_CountChars: Call<1>;
  FPDFText_GetUnicode: Call<2>;
  FPDFText_IsGenerated: Call<2>;
  FPDFText_GetCharBox: Call<6>;
  FPDFText_GetCharOrigin: Call<4>;
  FPDFText_GetTextObject: Call<2>;
  FPDFText_GetMatrix: Call<3>;
  FPDFText_GetFontSize(textPage: N, index: N): number;
  FPDFText_GetFontInfo: Call<5>;
  FPDFText_GetFontWeight: Call<2>;
  FPDFTextObj_GetTextRenderMode: Call<1>;
  FPDFTextObj_GetFont: Call<1>;
  FPDFFont_GetIsEmbedded: Call<1>;
  FPDFFont_GetBaseFontName: Call<3>;

  FPDFPage_CountObjects: Call<1>;
  FPDFPage_GetObject: Call<2>;
  FPDFFormObj_CountObjects: Call<1>;
  FPDFFormObj_GetObject: Call<2>;
  FPDFPageObj_GetType: Call<1>;
  FPDFPageObj_GetBounds: Call<5>;
  FPDFPageObj_GetMatrix: Call<2>;
  FPDFPageObj_GetFillColor: Call<5>;
  FPDFPageObj_GetMarkedContentID: Call<1>;
  FPDFPath_CountSegments: Call<1>;
  FPDFPath_GetDrawMode: Call<3>;
  FPDFImageObj_GetImagePixelSize: Call<3>;
  FPDFPageObj_GetClipPath: Call<1>;
  FPDFClipPath_CountPaths: Call<1>;
  FPDFClipPath_CountPathSegments: Call<2>;
  FPDFClipPath_GetPathSegment: Call<3>;
  FPDFPathSegment_GetPoint: Call<3>;

  FPDF_StructTree_GetForPage: Call<1>;
  FPDF_StructTree_Close(tree: N): void;
  FPDF_StructTree_CountChildren: Call<1>;
  FPDF_StructTree_GetChildAtIndex: Call<2>;
  FPDF_StructElement_CountChildren: Call<1>;
  FPDF_StructElement_GetChildAtIndex: Call<2>;
  FPDF_StructElement_GetChildMarkedContentID: Call<2>;
  FPDF_StructElement_GetMarkedContentIdCount: Call<1>;
  FPDF_StructElement_GetMarkedContentIdAtIndex: Call<2>;
  FPDF_StructElement_GetType: Call<3>;
  FPDF_StructElement_GetAltText: Call<3>;

  FPDFBookmark_GetFirstChild: Call<2>;
  FPDFBookmark_GetNextSibling: Call<2>;
  FPDFBookmark_GetTitle: Call<3>;
  FPDFBookmark_GetDest: Call<2>;
  FPDFBookmark_GetAction: Call<1>;
  FPDFAction_GetType: Call<1>;
  FPDFAction_GetDest: Call<2>;
  FPDFAction_GetURIPath: Call<4>;
  FPDFDest_GetDestPageIndex: Call<2>;
  FPDFLink_Enumerate: Call<3>;
  FPDFLink_GetDest: Call<2>;
  FPDFLink_GetAction: Call<1>;

  FPDFBitmap_CreateEx: Call<5>;
  FPDFBitmap_FillRect: Call<6>;
  FPDFBitmap_GetBuffer: Call<1>;
  FPDFBitmap_GetStride: Call<1>;
  FPDFBitmap_Destroy(bitmap: N): void;
  FPDF_RenderPageBitmap: Call<8>;
  FPDF_RenderPageBitmapWithMatrix: Call<5>;
}

type Call<Count extends 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8> = (
  ...args: {
    0: [];
    1: [N];
    2: [N, N];
    3: [N, N, N];
    4: [N, N, N, N];
    5: [N, N, N, N, N];
    6: [N, N, N, N, N, N];
    8: [N, N, N, N, N, N, N, N];
  }[Count]
) => number;
type N = number;
