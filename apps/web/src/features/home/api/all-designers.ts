import type { Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { listDesigners } from '../../../catalogue/catalogue-api';

/** Every designer, by name; the api gives them a page at a time. */
export async function allDesigners(locale: Locale): Promise<Shape<'DesignerSummaryDto'>[]> {
  const first = await listDesigners(1, locale);
  const pages = Math.ceil(first.total_count / first.page_size);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => listDesigners(index + 2, locale)),
  );
  return [first, ...others].flatMap((page) => page.results);
}
