declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Narrows the axes of a variable font; a number does away with the axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Keeps only the characters asked for, without the ligatures made of them. */
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
