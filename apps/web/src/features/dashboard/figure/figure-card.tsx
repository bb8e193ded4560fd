'use client';
import { memo, use, useRef, useState } from 'react';
import { useBoard } from '../board/board';
import type { Answer } from '../lib/answer';
import { type FigureName, figurePath } from '../lib/figure-kinds';
import { pollEveryMs } from '../lib/live-figure';
import type { FigureCardProps } from './figure-card-props';
import { FigureFrame } from './figure-frame';
import { useFigure } from './use-figure';

const RETRY_MS = 2_000;

/** A figure that follows the address of its page, and what happens. */
export const FigureCard = memo(function FigureCard(
  props: FigureCardProps & { first: Promise<Answer>; firstPath: string },
) {
  const { first, firstPath, name, side = 'this', ...frame } = props;
  const { scope, defaults } = useBoard();
  const card = useRef<HTMLElement>(null);
  const answer = use(first);
  const [everyMs, setEvery] = useState(() => everyOf(name, answer, scope.as_of));
  const path = figurePath(name, scope, defaults, side);
  const shown = useFigure(path, { path: firstPath, answer }, everyMs, card);
  const every = everyOf(name, shown.answer, scope.as_of);
  if (every !== everyMs) setEvery(every);
  return <FigureFrame {...frame} name={name} side={side} shown={shown} card={card} />;
});

/** The figure of the home page follows every second; the others as often as they can change. */
function everyOf(name: FigureName, answer: Answer, asOf: string | undefined): number {
  // What failed by chance is tried again; what was refused is not.
  if ('status' in answer)
    return answer.status === 0 || answer.status >= 500 ? RETRY_MS : Number.POSITIVE_INFINITY;
  if (name === 'viewedHome' && !asOf) return 1_000;
  return pollEveryMs(answer.figure.meta, asOf !== undefined, new Date().toISOString().slice(0, 10));
}
