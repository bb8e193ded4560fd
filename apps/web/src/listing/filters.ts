import { type ColoursIn, LOOK_SORTS, type LookSort } from '@toile/contracts';
import { addressOf } from '../api/operations';

/** What a listing is narrowed by, as its address says it. */
export interface ListingFilters {
  search: string;
  type: string;
  /** Of tags. */
  category: string;
  city: string;
  season: string;
  designer: string;
  collection: string;
  model: string;
  tags: string[];
  /** Of looks: colours of the palette, tones, and others as `rrggbb`. */
  colours: string[];
  /** Empty for the main ones. */
  colours_in: ColoursIn | '';
  /** Of looks: the order they are in; empty for the newest shows first. */
  sort: LookSort | '';
  page: number;
}

export type SingleFilter = Exclude<keyof ListingFilters, 'tags' | 'colours' | 'colours_in' | 'sort' | 'page'>;

/** The api takes no page beyond. */
const LAST_PAGE = 10_000;

type Given = Record<string, string | string[] | undefined>;

/** Filters from a page's query: repeated and comma-separated tags are the same, nonsense pages are the first. */
export function readFilters(given: Given): ListingFilters {
  const one = (key: string) => [given[key] ?? ''].flat()[0]?.trim() ?? '';
  const many = (key: string) =>
    [...new Set([given[key] ?? []].flat().flatMap((slugs) => slugs.split(',')))].filter(Boolean);
  const page = Number(one('page'));
  return {
    search: one('search'),
    type: one('type'),
    category: one('category'),
    city: one('city'),
    season: one('season'),
    designer: one('designer'),
    collection: one('collection'),
    model: one('model'),
    tags: many('tags'),
    colours: many('colours'),
    colours_in: one('colours_in') === 'anywhere' ? 'anywhere' : '',
    sort: LOOK_SORTS.find((sort) => sort === one('sort')) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

/** The fields of these filters that say something: no empty one, page 1 unsaid, always in the same order. */
export const fieldsOf = (filters: Partial<ListingFilters>) => ({
  search: filters.search || undefined,
  type: filters.type || undefined,
  category: filters.category || undefined,
  city: filters.city || undefined,
  season: filters.season || undefined,
  designer: filters.designer || undefined,
  collection: filters.collection || undefined,
  model: filters.model || undefined,
  tags: filters.tags?.join(',') || undefined,
  colours: filters.colours?.join(',') || undefined,
  colours_in: filters.colours_in || undefined,
  sort: filters.sort || undefined,
  page: filters.page && filters.page > 1 ? filters.page : undefined,
});

/** The query of these filters with its question mark. */
export const queryOf = (filters: Partial<ListingFilters>) =>
  addressOf('', { query: fieldsOf(filters) }).replaceAll('%2C', ',');

/** The filters less one; what is left starts again on page 1. */
export function without(filters: ListingFilters, key: SingleFilter): ListingFilters {
  return { ...filters, [key]: '', page: 1 };
}

export function withoutOne(filters: ListingFilters, key: 'tags' | 'colours', slug: string): ListingFilters {
  return { ...filters, [key]: filters[key].filter((one) => one !== slug), page: 1 };
}

/** The query a filled-in form asks for, on page 1: no empty field, and each thing once. */
export function queryOfForm(fields: Iterable<[string, FormDataEntryValue]>): string {
  const given = new Map<string, Set<string>>();
  for (const [key, value] of fields) {
    const text = String(value).trim();
    if (text && key !== 'page') given.set(key, (given.get(key) ?? new Set()).add(text));
  }
  const query = Object.fromEntries([...given].map(([key, values]) => [key, [...values].join(',')]));
  return addressOf('', { query }).replaceAll('%2C', ',');
}

/** Whether a form says something else than the page it came with; a text that is still being typed waits for its end. */
export function isFilledOtherwise(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      const first = Math.max(
        0,
        [...field.options].findIndex((option) => option.defaultSelected),
      );
      return field.selectedIndex !== first;
    }
    if (!(field instanceof HTMLInputElement) || !field.name || field === document.activeElement) return false;
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
  });
}
