'use client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { figureQuery } from '../api/figure-query';
import type { ChartAlone } from '../chart/draw-alone';
import type { FigureName } from '../lib/figure-kinds';
import { type EvidenceAsked, keyOfRow } from './evidence-asked';
import { FigureInCardContext } from './figure-in-card';
import { HowCounted } from './how-counted';

/** A number of one side of a comparison: where its figure is asked for, and what both are called. */
export interface SideAsked {
  name: FigureName;
  path: string;
  title: string;
  asked: EvidenceAsked;
}

/** What a number of a side rests on, as its own card would open it; which was asked for last, and how another is. */
export function useSideEvidence() {
  const [side, setSide] = useState<SideAsked | null>(null);
  const ask = (of: Omit<SideAsked, 'asked'>) => (row: Parameters<typeof keyOfRow>[0]) =>
    setSide({ ...of, asked: { row: keyOfRow(row) } });
  return { side, ask };
}

/** Opens by itself, each time another number is asked for. */
export function SideEvidence({ side }: { side: SideAsked }) {
  const { path, title, name, asked } = side;
  const card = useRef<HTMLElement>(null);
  const chart = useRef<ChartAlone>(null);
  // The comparison has asked for it already.
  const { data } = useQuery({ ...figureQuery(path), staleTime: Number.POSITIVE_INFINITY });
  if (!data) return null;
  const { figure } = data;
  return (
    <FigureInCardContext value={{ name, side: 'this', title, path, figure, card, chart }}>
      <HowCounted key={path} path={path} title={title} figure={figure} asked={asked} hasOpener={false} />
    </FigureInCardContext>
  );
}
