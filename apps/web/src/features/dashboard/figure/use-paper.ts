import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed while a chart of this card has not been drawn: charts are drawn when they come
 * into sight, and paper shows what nobody has scrolled to ("figures nobody has scrolled to are printed as tables").
 */
export function usePaperWithout(card: RefObject<HTMLElement | null>): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // Sheets are counted when this returns: what media queries say of paper comes too late for that.
    const onPaper = () => {
      const charts = card.current?.querySelectorAll('[data-chart]') ?? [];
      if ([...charts].some((chart) => chart.querySelector('svg') === null)) flushSync(() => setMissing(true));
    };
    const onScreen = () => setMissing(false);
    addEventListener('beforeprint', onPaper);
    addEventListener('afterprint', onScreen);
    return () => {
      removeEventListener('beforeprint', onPaper);
      removeEventListener('afterprint', onScreen);
    };
  }, [card]);
  return isMissing;
}
