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

/**
 * The functions of the library this reader uses, called without the wrapper of the package: that one
 * converts arguments on every call, which for some ten calls per character costs more than the reading.
 * Every argument and answer is a number (pointer, size, 0/1 flag); their meaning is in PDFium's public headers.
 */
export interface PdfiumCalls {
  malloc: Call<1>;
  free(pointer: N): void;
  PDFiumExt_Init(): void;

  FPDF_LoadMemDocument: Call<3>;
  FPDF_GetLastError: Call<0>;
  FPDF_CloseDocument(document: N): void;
  FPDF_GetPageCount: Call<1>;
  FPDF_GetMetaText: Call<4>;
  FPDF_LoadPage: Call<2>;
  FPDF_ClosePage(page: N): void;
  FPDF_GetPageWidthF: Call<1>;
  FPDF_GetPageHeightF: Call<1>;

  FPDFBitmap_CreateEx: Call<5>;
  FPDFBitmap_FillRect: Call<6>;
  FPDFBitmap_GetBuffer: Call<1>;
  FPDFBitmap_GetStride: Call<1>;
  FPDFBitmap_Destroy(bitmap: N): void;
  FPDF_RenderPageBitmap: Call<8>;
}
