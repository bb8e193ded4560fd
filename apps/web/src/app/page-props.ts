/** What Next gives to a page. */
export interface SlugProps {
  params: Promise<{ slug: string }>;
}
export interface SearchProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The page of a listing its address asks for; nonsense is the first. */
export function pageNumber(given: Record<string, string | string[] | undefined>): number {
  const page = Number([given.page ?? '1'].flat()[0]);
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}

/** The query of a page of a listing, page 1 unsaid. */
export const pageQuery = (page: number) => (page > 1 ? `?page=${page}` : '');

/** The look or street style a page is about, where its query says so. */
export const lookGiven = (given: Record<string, string | string[] | undefined>) =>
  [given.look ?? ''].flat()[0] ?? '';
