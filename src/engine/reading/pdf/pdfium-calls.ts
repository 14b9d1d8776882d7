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

  FPDFPage_GetRotation: Call<1>;
  FPDF_GetPageBoundingBox: Call<2>;

  FPDFText_LoadPage: Call<1>;
  FPDFText_ClosePage(textPage: N): void;
  FPDFText_CountChars: Call<1>;
  FPDFText_GetUnicode: Call<2>;
  FPDFText_GetCharBox: Call<6>;
  FPDFText_GetCharOrigin: Call<4>;
  FPDFText_GetTextObject: Call<2>;
  FPDFText_GetMatrix: Call<3>;
  FPDFText_GetFontSize(textPage: N, index: N): number;
  FPDFText_GetFontInfo: Call<5>;
  FPDFText_GetFontWeight: Call<2>;
  FPDFTextObj_GetTextRenderMode: Call<1>;

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
  FPDFDest_GetDestPageIndex: Call<2>;

  FPDFBitmap_CreateEx: Call<5>;
  FPDFBitmap_FillRect: Call<6>;
  FPDFBitmap_GetBuffer: Call<1>;
  FPDFBitmap_GetStride: Call<1>;
  FPDFBitmap_Destroy(bitmap: N): void;
  FPDF_RenderPageBitmap: Call<8>;
}
