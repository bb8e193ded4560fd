import { addressOf } from '../../../api/operations';

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

/** The fields of these filters that say something: no empty one, page 1 unsaid. */
export const modelFields = ({ search, gender, page }: ModelFilters) => ({
  search: search || undefined,
  gender: gender || undefined,
  page: page > 1 ? page : undefined,
});

/** The query of these filters with its question mark. */
export const modelQuery = (filters: ModelFilters) => addressOf('', { query: modelFields(filters) });
