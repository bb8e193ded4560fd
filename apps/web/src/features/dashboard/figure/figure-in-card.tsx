'use client';
import { createContext, type RefObject, useContext } from 'react';
import type { Shape } from '../../../api/operations';
import type { ChartAlone } from '../chart/draw-alone';
import type { FigureName, Side } from '../lib/figure-kinds';

/** The figure a card shows just now, for what is put into its head: exports, notes, alerts. */
export interface FigureInCard {
  name: FigureName;
  side: Side;
  title: string;
  /** Where it was asked for, filters and pins included. */
  path: string;
  /** Null while there is none to show. */
  figure: Shape<'FigureDto'> | null;
  card: RefObject<HTMLElement | null>;
  /** Draws its chart once more, for a place of its own; null while it shows none. */
  chart: RefObject<ChartAlone | null>;
}

export const FigureInCardContext = createContext<FigureInCard | null>(null);

/** @throws Error outside a figure card */
export function useFigureInCard(): FigureInCard {
  const figure = useContext(FigureInCardContext);
  if (!figure) throw new Error('this part belongs into a figure card');
  return figure;
}
