import type pg from 'pg';
import { FacetsQuery } from './filters/facets.query.js';
import { IndexQueries } from './filters/index-queries.js';
import { Listings } from './filters/listings.js';
import { SearchAnswers } from './filters/search-answers.js';
import { TagCategories } from './filters/tag-categories.js';
import { UnderstoodQuery } from './filters/understood.query.js';
import { IndexSynchroniser } from './search-index/index-synchroniser.js';
import { MemoryIndexes } from './search-index/memory/memory-indexes.js';
import type { SearchIndexes } from './search-index/search-index.js';

/** Searches of tests, without the rest of the api. */
export function searchOn(pool: pg.Pool, indexes: SearchIndexes = new MemoryIndexes(), ranked: string[] = []) {
  const synchroniser = new IndexSynchroniser(pool, indexes);
  const categories = new TagCategories(pool);
  const queries = new IndexQueries(pool, synchroniser, categories);
  const listings = new Listings(pool, queries, { of: async () => ranked });
  const facets = new FacetsQuery(queries, categories);
  const understood = new UnderstoodQuery(queries);
  return { synchroniser, listings, facets, understood, answers: new SearchAnswers(understood) };
}
