'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Has the page, whose head says how far the work is, drawn anew once the work is all done and sent, or no longer all done. */
export function useStandingOfPage(isDone: boolean, waiting: number): void {
  const router = useRouter();
  const drawn = useRef(isDone);
  useEffect(() => {
    if (waiting > 0 || drawn.current === isDone) return;
    drawn.current = isDone;
    router.refresh();
  }, [isDone, waiting, router]);
}
