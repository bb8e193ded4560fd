import type { Shape } from '../../../api/operations';
import type { Answer } from '../lib/answer';

const TIMEOUT_MS = 8_000;

/** Asks for a figure from the browser; what is no good answer in time is status 0. @throws when `ended` */
export async function pollFigure(path: string, ended: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return response.ok
      ? { figure: (await response.json()) as Shape<'FigureDto'> }
      : { status: response.status };
  } catch (error) {
    if (ended.aborted) throw error;
    return { status: 0 };
  }
}
