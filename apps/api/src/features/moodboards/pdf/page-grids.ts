/** How looks stand on a page: their captions below the picture, or beside it where that leaves it larger. */
export interface PageGrid {
  columns: number;
  rows: number;
  captions: 'below' | 'beside';
  /** Points of a title and of the lines below it. */
  title: number;
  text: number;
}

const GRIDS: PageGrid[] = [
  { columns: 1, rows: 1, captions: 'beside', title: 34, text: 10.5 },
  { columns: 2, rows: 1, captions: 'below', title: 18, text: 9 },
  { columns: 3, rows: 1, captions: 'below', title: 15, text: 8.5 },
  { columns: 4, rows: 1, captions: 'below', title: 13, text: 8 },
  { columns: 5, rows: 1, captions: 'below', title: 12, text: 7.5 },
  { columns: 3, rows: 2, captions: 'beside', title: 12, text: 7.5 },
  { columns: 4, rows: 2, captions: 'below', title: 10, text: 7 },
  { columns: 4, rows: 2, captions: 'below', title: 10, text: 7 },
  { columns: 3, rows: 3, captions: 'beside', title: 11, text: 7 },
];
const ONE_A_PAGE: PageGrid = { columns: 1, rows: 1, captions: 'beside', title: 34, text: 10.5 };

/** The grid for one to nine looks a page. */
export const gridFor = (looksPerPage: number): PageGrid => GRIDS[looksPerPage - 1] ?? ONE_A_PAGE;
