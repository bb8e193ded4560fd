import type { Figure, Locale } from '@toile/contracts';
import { ApiError } from '../../../api/get-json';
import { getOwn } from '../../../api/personal';
import type { Answer } from '../lib/answer';

/** Asks for a figure as this reader; a refusal is an answer too, so that one figure never takes a page down. */
export async function askFigure(path: string, locale: Locale): Promise<Answer> {
  try {
    return { figure: await getOwn<Figure>(path, locale) };
  } catch (error) {
    return { status: error instanceof ApiError ? error.status : 0 };
  }
}
