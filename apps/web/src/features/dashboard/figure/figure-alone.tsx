'use client';
import { useRef } from 'react';
import { FigureBoard } from '../board/board';
import type { Answer } from '../lib/answer';
import type { BoardScope } from '../lib/board-scope';
import type { BoardSetup } from '../lib/board-setup';
import type { FigureName } from '../lib/figure-kinds';
import { FigureFrame } from './figure-frame';
import { useFigure } from './use-figure';

export interface FigureAloneProps {
  name: FigureName;
  /** Where it is asked for, and what the server was answered there. */
  path: string;
  first: Answer;
  setup: BoardSetup;
  scope: BoardScope;
}

/** A figure outside of the dashboard, which stays as it was chosen and follows what happens. */
export default function FigureAlone({ setup, scope, name, path, first }: FigureAloneProps) {
  const card = useRef<HTMLElement>(null);
  const shown = useFigure({ name, path, isPinned: false }, { path, answer: first }, card);
  return (
    <FigureBoard setup={setup} scope={scope}>
      <FigureFrame name={name} side="this" span={12} shown={shown} card={card} />
    </FigureBoard>
  );
}
