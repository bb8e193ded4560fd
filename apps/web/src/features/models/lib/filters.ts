export const GENDERS = ['woman', 'man', 'non-binary'] as const;
export type ModelGender = (typeof GENDERS)[number];

/** What the listing of models is narrowed by. */
export interface ModelFilters {
  search: string;
  gender: ModelGender | '';
  page: number;
}

/** Filters from an address; what makes no sense there is left out. */
export function readModelFilters(given: Record<string, string | string[] | undefined>): ModelFilters {
  const one = (key: string) => [given[key] ?? ''].flat()[0]?.trim() ?? '';
  const page = Number(one('page'));
  return {
    search: one('search').slice(0, 100),
    gender: GENDERS.find((gender) => gender === one('gender')) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** The query of these filters with its question mark; no empty field, page 1 unsaid. */
export function modelQuery({ search, gender, page }: ModelFilters): string {
  const fields = Object.entries({ search, gender, page: page > 1 ? String(page) : '' });
  const query = new URLSearchParams(fields.filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}
