'use client';
import { useMemo, useRef } from 'react';
import type { Answer } from '../lib/answer';
import type { FigureName } from '../lib/figure-kinds';
import { FigureFrame } from './figure-frame';

/** A figure as it looks with a given answer; it follows nothing. */
export function FigureExample({ name, answer }: { name: FigureName; answer: Answer }) {
  const card = useRef<HTMLElement>(null);
  const shown = useMemo(
    () => ({
      answer,
      path: '',
      isLoading: false,
      isFrozen: false,
      receivedMs: Date.now(),
      again: () => undefined,
    }),
    [answer],
  );
  return <FigureFrame name={name} side="this" span={12} shown={shown} card={card} />;
}
