'use client';
import { useEffect, useRef, useState } from 'react';

/** Who does nothing for this long is not at work. */
const LONGEST_PAUSE_MS = 60_000;

/** How many looks an hour get their first tag, pauses left out; null before there is anything to say. */
export function useSpeed(done: number): number | null {
  const last = useRef<{ at: number; done: number } | null>(null);
  const worked = useRef({ ms: 0, looks: 0 });
  const [speed, setSpeed] = useState<number | null>(null);
  useEffect(() => {
    const now = performance.now();
    const before = last.current;
    last.current = { at: now, done };
    if (!before || done <= before.done) return;
    const gap = now - before.at;
    if (gap > LONGEST_PAUSE_MS) return;
    worked.current.ms += gap;
    worked.current.looks += done - before.done;
    if (worked.current.looks >= 3)
      setSpeed(Math.round((worked.current.looks * 3_600_000) / worked.current.ms));
  }, [done]);
  return speed;
}
