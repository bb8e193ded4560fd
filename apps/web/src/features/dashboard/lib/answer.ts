import type { Figure } from '@toile/contracts';

/** What asking for a figure came to: the figure, or the status it was refused with (0 when nothing answered). */
export type Answer = { figure: Figure } | { status: number };

export const figureIn = (answer: Answer | undefined): Figure | null =>
  answer && 'figure' in answer ? answer.figure : null;

/** Words `{name}` of a text filled in. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
