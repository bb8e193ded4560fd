import { type Answer, figureIn } from '../lib/answer';

const MOST = 80;
/** An answer this old is asked for again instead of shown. */
const GOOD_FOR_MS = 20_000;

const recent = new Map<string, { answer: Answer; receivedMs: number }>();

/** Answers of the last moments, so that going back and forth between two filters shows both at once. */
export function remember(path: string, answer: Answer): void {
  if (!figureIn(answer)) return;
  recent.delete(path);
  recent.set(path, { answer, receivedMs: Date.now() });
  for (const oldest of recent.keys()) {
    if (recent.size <= MOST) break;
    recent.delete(oldest);
  }
}

export function recall(path: string): { answer: Answer; receivedMs: number } | undefined {
  const found = recent.get(path);
  return found && Date.now() - found.receivedMs < GOOD_FOR_MS ? found : undefined;
}
