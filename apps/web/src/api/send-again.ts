import { ApiError, isTransient } from './api-error';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
const BUSY = 429;

/**
 * Until it is answered, however long the line is down: pauses grow, and end when the browser is on line again. A refusal is an
 * answer, but for one that only asks for patience.
 * @throws whatever refuses it
 */
export async function sendUntilAnswered<T>(send: () => Promise<T>, onWaiting: () => void): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await send();
    } catch (error) {
      const isBusy = error instanceof ApiError && error.status === BUSY;
      if (!isTransient(error) && !isBusy) throw error;
      onWaiting();
      await passed(pause);
    }
  }
}

/** This long, or until the line is back. */
function passed(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    globalThis.addEventListener?.('online', end);
  });
}
