import type { ReactNode } from 'react';
import type { FigureName, Side } from '../lib/figure-kinds';

export interface FigureCardProps {
  name: FigureName;
  side?: Side;
  /** Columns of twelve it takes where there is room. */
  span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** Put into the head, at its end; `useFigureInCard()` tells them what is shown. */
  actions?: ReactNode;
  /** Filters of this figure alone, before the actions. */
  controls?: ReactNode;
}
