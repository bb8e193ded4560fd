import { type AlertSubject, pageOfFigure } from '@toile/contracts';

/** Where what an alert watches is seen, without the language. @param week opens what is behind a change in it, by its Monday */
export function pageOfAlert(watch: AlertSubject, week?: string | null): string {
  if (watch.watches === 'figure') return pageOfFigure(watch);
  if (watch.watches === 'question') return `/data/dashboard/explore?${watch.question}`;
  const { measure, of, slug } = watch.series;
  const query = new URLSearchParams({ measure, of, slugs: slug, ...(week && { week }) });
  return `/data/dashboard/time?${query}`;
}
