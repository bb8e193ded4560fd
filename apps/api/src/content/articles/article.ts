import type { ArticleSummary, ContentOf } from '@toile/contracts';
import { PAGE_SERIES } from '@toile/contracts';

type Article = ContentOf<'dynamic-page'> & { series?: string };

export function toArticleSummary(slug: string, doc: Article): ArticleSummary {
  const { title, summary, image, author, published_at } = doc;
  const series = PAGE_SERIES.find((one) => one === doc.series) ?? null;
  return { slug, series, title, summary, image, author, published_at };
}
