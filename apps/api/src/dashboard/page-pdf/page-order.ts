import type { FigureSheet } from '../figure-sheet/figure-sheet.js';

/** A page of the dashboard as it is printed: everything that is drawn, in words. */
export interface PageOrder {
  locale: string;
  title: string;
  /** Filters of the whole page. */
  filters: string;
  /** When it was made. */
  made: string;
  figures: (FigureSheet & { receipt: string })[];
}
