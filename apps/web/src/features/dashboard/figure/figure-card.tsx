'use client';
import { memo, use, useRef } from 'react';
import { useBoard } from '../board/board';
import type { Answer } from '../lib/answer';
import { figurePath } from '../lib/figure-kinds';
import type { FigureCardProps } from './figure-card-props';
import { FigureFrame } from './figure-frame';
import { useFigure } from './use-figure';

/** A figure that follows the address of its page, and what happens. */
export const FigureCard = memo(function FigureCard(
  props: FigureCardProps & { first: Promise<Answer>; firstPath: string },
) {
  const { first, firstPath, name, side = 'this', ...frame } = props;
  const { scope, defaults } = useBoard();
  const card = useRef<HTMLElement>(null);
  const path = figurePath(name, scope, defaults, side);
  const isPinned = scope.as_of !== undefined;
  const shown = useFigure({ name, path, isPinned }, { path: firstPath, answer: use(first) }, card);
  return <FigureFrame {...frame} name={name} side={side} shown={shown} card={card} />;
});
