'use client';
import { createContext, type RefObject } from 'react';
import type { ChartAlone } from '../chart/draw-alone';

/** The series that is drawn just now, for what is put beside it: notes, a picture. */
export interface SeriesInBoard {
  title: string;
  /** Where the figure is asked for whose notes are drawn. */
  path: string;
  asOf: string;
  /** What is drawn, in words, and what its numbers say. */
  source: readonly string[];
  chart: RefObject<ChartAlone | null>;
}

export const SeriesInBoardContext = createContext<SeriesInBoard | null>(null);
