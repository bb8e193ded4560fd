import type { CardType } from '@toile/contracts';

/** A look as the PDF shows it; every text is in the reader's language already. */
export interface DocumentLook {
  /** Designer, or city of a street style. */
  title: string;
  /** Name of the part of the board it stands in; empty above the first. */
  section: string;
  /** Season, type, look number, models, photographer: a line each. */
  facts: string[];
  note: string | null;
  image_filename: string;
  colours: string[];
  /** What a member put there of their own, in place of a picture of the catalogue. */
  card?: DocumentCard;
  /** Where it lies on a board that is arranged freely, in units of the canvas. */
  box?: CanvasBox;
}

export interface CanvasBox {
  x: number;
  y: number;
  width: number;
  height: number;
  z: number;
}

/** A note or a link is its text on a paper; a picture of a member's own has none. */
export interface DocumentCard {
  kind: CardType;
  text: string;
  /** Of the paper. */
  colour: string;
  url: string | null;
  /** Of a picture of a member's own. */
  picture: string | null;
}

/** The files a board leaves as. */
export const BOARD_FORMATS = ['pdf', 'pptx'] as const;
export type BoardFormat = (typeof BOARD_FORMATS)[number];

/** All that a file is drawn from, pictures aside. Two equal documents are one file. */
export interface BoardDocument {
  format: BoardFormat;
  title: string;
  /** Above the title on the cover. */
  eyebrow: string;
  /** Below the title on the cover; empty when there is none. */
  description: string;
  /** Below that. */
  lines: string[];
  credits: string;
  /** On the cover of a board without pictures. */
  empty: string;
  language: string;
  /** ISO time of the last change. */
  changedAt: string;
  /** One to nine. */
  looksPerPage: number;
  looks: DocumentLook[];
  /** Whether it is arranged freely: each look has its box then, and pages show what lies where. */
  lies?: boolean;
  /** Place of the look on the cover. */
  cover: number;
}

/** What a worker is given: JPEGs in the order of the looks, null for one that is missing. */
export interface DrawRequest {
  document: BoardDocument;
  pictures: (Uint8Array | null)[];
}

/** What a worker says: pages drawn so far, and the file at the end. */
export type DrawProgress = { pages: number } | { file: Uint8Array };

/** Looks of one page, each with its place on the board from 0; a section begins a page. */
export type LookPage = { section: string; looks: { look: DocumentLook; at: number }[] };

export function pagesOf({ looks, looksPerPage }: Pick<BoardDocument, 'looks' | 'looksPerPage'>): LookPage[] {
  const pages: LookPage[] = [];
  for (const [at, look] of looks.entries()) {
    const page = pages.at(-1);
    if (page && page.section === look.section && page.looks.length < looksPerPage)
      page.looks.push({ look, at });
    else pages.push({ section: look.section, looks: [{ look, at }] });
  }
  return pages;
}
