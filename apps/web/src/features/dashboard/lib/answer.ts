import type { Shape } from '../../../api/operations';

/** What asking for a figure came to: the figure, or the status it was refused with (0 when nothing answered). */
export type Answer = { figure: Shape<'FigureDto'> } | { status: number };

export const figureIn = (answer: Answer | undefined): Shape<'FigureDto'> | null =>
  answer && 'figure' in answer ? answer.figure : null;
