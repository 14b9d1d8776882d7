declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** A range keeps the axis, a number cuts the font at that place of it. */
      variationAxes?: Record<string, { min: number; max: number } | number>;
      /** OpenType features that stay; all of them when absent. */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
