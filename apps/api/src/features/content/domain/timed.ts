import type { ContentKind } from '@toile/contracts';

/** The fields that say since when readers see something. */
const SINCE: Partial<Record<ContentKind, string>> = {
  walk: 'published_at',
  page: 'published_at',
  'dynamic-page': 'published_at',
  newsletter: 'published_at',
  report: 'published_at',
  'footer-banner': 'starts_at',
  'homepage-banner': 'starts_at',
  'promo-band': 'starts_at',
};

/** A document of which nobody said since when it is seen is seen from its publication on. */
export function timed(kind: ContentKind, doc: Record<string, unknown>, at: Date): Record<string, unknown> {
  const since = SINCE[kind];
  return since && (doc[since] === undefined || doc[since] === null || doc[since] === '')
    ? { ...doc, [since]: at.toISOString() }
    : doc;
}
