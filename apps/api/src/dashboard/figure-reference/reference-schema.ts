import { FIGURE_ADDRESSES } from '@toile/contracts';
import { z } from 'zod';

/** What a figure can be narrowed by where it is kept: how the answer is given (`format`, `explain`, `page`) is not kept. */
export const KEPT_FILTERS: readonly string[] = [
  ...['type', 'city', 'category', 'season', 'compare', 'brand', 'trend', 'scope', 'metric', 'view', 'job'],
  ...['country', 'window', 'from', 'to', 'limit', 'as_of', 'definition'],
] as const;
/** What pins a figure to a time or to days: nothing of it would ever change. */
export const PINS: readonly string[] = ['as_of', 'from', 'to'];

const MOST = 200;

/** A figure and its filters, as a body. Values are looked at when the figure is asked. */
export const referenceFields = {
  figure: z.enum(FIGURE_ADDRESSES),
  filters: z
    .record(z.string(), z.string().trim().min(1).max(MOST))
    .refine(
      (filters) => Object.keys(filters).every((key) => KEPT_FILTERS.includes(key)),
      `Allowed: ${KEPT_FILTERS.join(', ')}`,
    )
    .default({}),
};

/** The same for what goes on being asked: it may not be pinned. */
export const livingReferenceFields = {
  ...referenceFields,
  filters: referenceFields.filters.refine(
    (filters) => !PINS.some((key) => key in filters),
    `${PINS.join(', ')} would keep it from changing.`,
  ),
};
