import { useEffect, useRef } from 'react';

/** What was to happen by itself has happened within a minute; it is looked for this long. */
const LOOKED_FOR_MS = 180_000;
const FIRST_MS = 500;
const AGAIN_MS = 5_000;
/** Longer ones are no timers of a browser. */
const LONGEST_MS = 2_000_000_000;

/** Looks once a moment has come, and again for a while, until whoever asks is no longer drawn: nobody need press anything. */
export function useLookAfter(at: string, isAgain: boolean, look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    const end = Date.parse(at);
    let timer: ReturnType<typeof setTimeout>;
    const lookNow = () => {
      latest.current();
      if (isAgain && Date.now() < end + LOOKED_FOR_MS) timer = setTimeout(lookNow, AGAIN_MS);
    };
    const wait = end - Date.now();
    if (wait > LONGEST_MS || wait < -LOOKED_FOR_MS) return;
    timer = setTimeout(lookNow, wait > 0 ? wait + FIRST_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [at, isAgain]);
}
