import type { MediaType } from '@toile/contracts';
import type { QuickWords } from '../../save/lib/quick-save';
import type { Slide, ViewerWords } from './slide';

/** What a page gives its viewer. */
export interface Viewed {
  type: MediaType;
  /** The picture of the page. */
  slug: string;
  /** What the viewer turns, the page's picture among them. */
  slides: readonly Slide[];
  words: ViewerWords;
  saving: QuickWords;
}

export interface ViewerProps extends Viewed {
  startsAt: string;
  onTurn: (slug: string) => void;
  onClose: () => void;
  /** Keys that were pressed before the viewer was there. */
  early: { current: string[] };
  /** The address of a picture's page. */
  pageOf: (slug: string) => string;
}
