import type { Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { RefObject } from 'react';
import type { Shape } from '../../../api/operations';
import type { DrawChart } from '../lib/chart-picture';

/** Everything about the figure of a card that can be taken away. */
export interface TakenFigure {
  title: string;
  /** Where it was asked for. */
  path: string;
  figure: Shape<'FigureDto'>;
  /** What a row is called in the reader's words. */
  labelOf: (row: Shape<'FigureRowDto'>) => string;
  /** Draws its chart by itself; null while it shows none. */
  chart: RefObject<{ draw: DrawChart; legend: string | undefined } | null>;
  /** What it was narrowed to, in words. */
  filters: readonly string[];
}
export interface Reader {
  locale: Locale;
  /** Subscribers of the dashboard keep things of it; everybody takes files and links. */
  isSubscriber: boolean;
  words: Messages['savedItems'];
}
export type ExportProps = TakenFigure & Reader;
