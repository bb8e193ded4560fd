import type { Figure } from '@toile/contracts';

const TIMEOUT_MS = 8_000;

/** Asks for a figure from the browser. @throws when there is no good answer in time */
export async function pollFigure(path: string, ended: AbortSignal): Promise<Figure> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`the figure was answered with ${response.status}`);
  return (await response.json()) as Figure;
}
