/** Packages that ship no types of their own, or none that fit how Node loads them: what we use of them. */
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

declare module 'fontkit' {
  export function create(font: Buffer): { readonly characterSet: number[] };
}

declare module 'bidi-js' {
  /** A level for each UTF-16 unit; odd ones are written from the right. */
  interface Embedding {
    levels: Uint8Array;
  }
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): Embedding;
    /** Places in the text as they stand from left to right. */
    getReorderedIndices(text: string, embedding: Embedding): number[];
    getMirroredCharacter(sign: string): string | null;
  };
}

declare module 'fontverter' {
  export function convert(font: Buffer, to: 'sfnt'): Promise<Buffer>;
}
