import type { Locale } from '@toile/contracts';
import { ApiError } from '../../../api/api-error';
import { ownCookie } from '../../../api/ask';
import { getJson } from '../../../api/get-json';
import type { Shape } from '../../../api/operations';
import type { Answer } from '../lib/answer';

/** Asks for a figure as this reader; a refusal is an answer too, so that one figure never takes a page down. */
export async function askFigure(path: string, locale: Locale): Promise<Answer> {
  try {
    return { figure: await getJson<Shape<'FigureDto'>>(path, locale, await ownCookie()) };
  } catch (error) {
    return { status: error instanceof ApiError ? error.status : 0 };
  }
}
