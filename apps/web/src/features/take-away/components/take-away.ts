import type { Figure, Locale } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { RefObject } from 'react';

/** Everything about the figure of a card that can be taken away. */
export interface TakenFigure {
  title: string;
  /** Where it was asked for. */
  path: string;
  figure: Figure;
  card: RefObject<HTMLElement | null>;
}
export interface Reader {
  locale: Locale;
  /** Subscribers of the dashboard keep things of it; everybody takes files and links. */
  isSubscriber: boolean;
  words: Messages['desk'];
}
export type TakeAwayProps = TakenFigure & Reader;
