import type { DesignerSummary, Locale } from '@toile/contracts';
import { listDesigners } from '../../../catalogue/catalogue-api';

/** Every house, by name; the api gives them a page at a time. */
export async function allDesigners(locale: Locale): Promise<DesignerSummary[]> {
  const first = await listDesigners('', locale);
  const pages = Math.ceil(first.total_count / first.page_size);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => listDesigners(`?page=${index + 2}`, locale)),
  );
  return [first, ...others].flatMap((page) => page.results);
}
