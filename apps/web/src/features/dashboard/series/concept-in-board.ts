'use client';
import type { ForecastSubject } from '@toile/contracts';
import { createContext } from 'react';

/** The one trend or brand a page follows just now, for what is put beside it: alerts. */
export interface ConceptInBoard {
  series: ForecastSubject;
  name: string;
}

export const ConceptInBoardContext = createContext<ConceptInBoard | null>(null);
