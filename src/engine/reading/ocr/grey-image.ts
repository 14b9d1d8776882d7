/** One page as 8-bit grey: `data` holds `width * height` bytes, row by row, 0 is black. */
export interface GreyImage {
  width: number;
  height: number;
  data: Uint8Array;
  /** Pixels per inch of the page this was drawn at. */
  dpi: number;
}
