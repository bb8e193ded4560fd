import { whenIdle } from './when-idle';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

let sign: Promise<void> | undefined;

/**
 * Kept once the reader of this document has moved, pressed, typed or scrolled for the first time: what nobody sees until then is
 * loaded after it, and whoever only looks is spared it.
 */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const seen = () => {
      listening.abort();
      // The sign may be the first part of a press, which is answered first.
      whenIdle(resolve);
    };
    for (const type of SIGNS) window.addEventListener(type, seen, options);
  });
  return sign;
}
