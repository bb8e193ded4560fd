import { ApiError } from '../../../api/api-error';
import type { Shape } from '../../../api/operations';

/** What asking for a figure came to: the figure, or the status it was refused with (0 when nothing answered). */
export type Answer = { figure: Shape<'FigureDto'> } | { status: number };

export const figureIn = (answer: Answer | undefined): Shape<'FigureDto'> | null =>
  answer && 'figure' in answer ? answer.figure : null;

/** What went wrong, as an answer. */
export const failed = (error: unknown): Answer => ({ status: error instanceof ApiError ? error.status : 0 });

/** Whether this reader is told no, and would be told so again. */
export const isRefused = (answer: Answer) =>
  'status' in answer && answer.status >= 400 && answer.status < 500;
