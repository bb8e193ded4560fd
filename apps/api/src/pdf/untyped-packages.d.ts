/** Packages that ship no types of their own: what we use of them. */
declare module 'subset-font' {
  /** The font with nothing but what the text needs, its axes pinned. Rejects when the buffer is no font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes?: Record<string, number>; noHinting?: boolean },
  ): Promise<Buffer>;
}

declare module 'linebreak' {
  /** Where a line may end, by UAX #14. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
