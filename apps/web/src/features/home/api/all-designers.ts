import type { Locale } from '@toile/contracts';
import { ask } from '../../../api/ask';
import type { Shape } from '../../../api/operations';

/** As many as the api gives at a time. */
const SIZE = 200;

/** Every designer, by name. */
export async function allDesigners(locale: Locale): Promise<Shape<'DesignerSummaryDto'>[]> {
  const read = (page: number) => ask('/api/designers', { query: { page, size: SIZE } }, locale);
  const first = await read(1);
  const pages = Math.ceil(first.total_count / first.page_size);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)),
  );
  return [first, ...others].flatMap((page) => page.results);
}
