import { PALETTE, TONES } from '@toile/contracts';
import { z } from 'zod';
import { scopeSchema } from '../scope/scope-schema.js';

export const EVENT_MEASURES = ['searches', 'traffic', 'views', 'boards', 'leading'] as const;
export type EventMeasure = (typeof EVENT_MEASURES)[number];

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug) as [string, ...string[]];

/** What is asked besides the scope: a colour or tone for looks. */
export const looksBehindSchema = z.object({
  ...scopeSchema.shape,
  colour: z.enum(slugs(PALETTE)).optional(),
  tone: z.enum(slugs(TONES)).optional(),
});

/** What is counted, and of what; `home` is the window of home graphs. What members of an occupation did is not told by day. */
export const eventsBehindSchema = z.object({
  ...scopeSchema.shape,
  measure: z.enum(EVENT_MEASURES),
  look: z.string().trim().min(1).max(200).optional(),
  members: z
    .literal(
      'false',
      'What members of an occupation did is told of whole seasons: graphs/search-among-consumers',
    )
    .default('false'),
  home: z.enum(['true', 'false']).default('false'),
});
export type EventsBehindInput = z.infer<typeof eventsBehindSchema>;
