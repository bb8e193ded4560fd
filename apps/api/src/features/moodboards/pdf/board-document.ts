/** A look as the PDF shows it; every text is in the reader's language already. */
export interface DocumentLook {
  /** Designer, or city of a street style. */
  title: string;
  /** Season, type, look number, models, photographer: a line each. */
  facts: string[];
  note: string | null;
  image_filename: string;
  colours: string[];
}

/** All that a PDF is drawn from, pictures aside. Two equal documents are one PDF. */
export interface BoardDocument {
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
  /** Place of the look on the cover. */
  cover: number;
}

/** What a worker is given: JPEGs in the order of the looks, null for one that is missing. */
export interface DrawRequest {
  document: BoardDocument;
  pictures: (Uint8Array | null)[];
}

/** What a worker says: pages drawn so far, and the file at the end. */
export type DrawProgress = { pages: number } | { pdf: Uint8Array };

/** Pages of looks, the cover and the credits aside. */
export const lookPagesOf = ({ looks, looksPerPage }: BoardDocument) => Math.ceil(looks.length / looksPerPage);
