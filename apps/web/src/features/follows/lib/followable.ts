import { type ListingFilters, queryOf } from '../../../listing/filters';
import type { Followable } from './follow-mark';

/** What a listing of looks is about, to be followed: one brand, model or tag, else the search itself; null where it is narrowed by nothing. */
export function followable(filters: ListingFilters): Followable | null {
  const search = queryOf({ ...filters, page: 1, sort: '' }).slice(1);
  if (!search) return null;
  const [[only = '', slug = ''] = [], ...others] = [...new URLSearchParams(search)];
  const kind = KINDS[only];
  return kind && others.length === 0 && !slug.includes(',') ? { kind, slug } : { kind: 'search', search };
}

const KINDS: Record<string, 'brand' | 'model' | 'tag' | undefined> = {
  designer: 'brand',
  model: 'model',
  tags: 'tag',
};
