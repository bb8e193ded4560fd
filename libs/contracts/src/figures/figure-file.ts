import type { FigureDefinition } from './figure-definition.js';
import type { FigureKind } from './figure-kind.js';

/** How a figure stands on a page of the dashboard. */
export interface FigureCard {
  /** Its name there; its words are `libs/i18n/messages/figures/<name>.json`. */
  name: string;
  picture: 'table' | 'bars' | 'risers' | 'kpi' | 'colours' | 'curve' | 'looks';
  /** Columns of twelve. */
  span: 4 | 5 | 6 | 7 | 8 | 12;
  /** Rows it asks for, whose place is kept before they are there. */
  rows: number;
  /** A filter that is chosen on the card itself. */
  control?: 'country';
  /** The card it stands beside, where that has a name. */
  beside?: string;
}

/**
 * All that is said of a figure, in a file of its own: address, filters, definition, where it stands and how it is drawn. Routes, OpenAPI,
 * filters, evidence, exports, PDF pages, embeds, alerts, cards and examples read it (`docs/how-to/add-a-figure.md`).
 */
export interface FigureFile extends FigureKind {
  /** Below `/api/dashboard/`. */
  address: `graphs/${string}`;
  definition: string;
  defined: FigureDefinition;
  /**
   * What opens behind a row: looks or events by day, narrowed to what the row is about. `ofBoth`: its denominator rests on the same looks, not
   * on all; `leading`: its numerator on those with one of so many tags of the category, those that most looks have; `whole`: its denominator
   * counts looks; `counts`: what is counted are events, some of which are not in it.
   */
  behind:
    | {
        rows: 'looks';
        by: 'trend' | 'brand' | 'category' | 'dominant_tone';
        ofBoth?: true;
        leading?: number;
        counts?: 'attention';
      }
    | { rows: 'events'; measure: 'visitors' | 'consent' | 'languages'; by: 'language' }
    | { rows: 'events'; measure: 'views' | 'attention'; by: 'look' }
    | { rows: 'events'; measure: 'views'; by: 'place'; whole: 'looks' }
    | { rows: 'events'; measure: 'searches'; by: 'trend' };
  card: FigureCard;
}
