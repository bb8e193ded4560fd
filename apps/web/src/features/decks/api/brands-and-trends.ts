import type { Locale } from '@toile/contracts';
import { askOwn } from '../../../api/ask';
import { orNothing } from '../../../api/get-json';

interface Option {
  value: string;
  label: string;
}
const MOST = '200';

/** Brands and trends of the newest season by name, for a form that works without scripts. */
export async function brandsAndTrends(
  locale: Locale,
  tags: Readonly<Record<string, string>>,
): Promise<{ brands: Option[]; trends: Option[] }> {
  const of = async (rows: 'brand' | 'tag', names: Readonly<Record<string, string>>): Promise<Option[]> => {
    const query = { measures: 'looks', rows, limit: MOST };
    const found = await orNothing(askOwn('/api/dashboard/questions', { query }, locale));
    return (found?.row_keys ?? [])
      .map(({ key, label }) => ({ value: key, label: names[key] ?? label }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  };
  const [brands, trends] = await Promise.all([of('brand', {}), of('tag', tags)]);
  return { brands, trends };
}
