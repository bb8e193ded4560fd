export { ALL_ENDS, bitsBelowSql } from './at-ends.js';
export {
  audience,
  audiencePageViews,
  rawAudienceSql,
  rawVisitsSql,
  searchesOfLanguagesSql,
  viewsOfLanguagesSql,
  visitsOfLanguagesSql,
} from './audience.js';
export {
  firstPageSearchesSql,
  knownEntitiesSql,
  LEADS_SECONDS,
  NAMED_BY_LOOK,
  NEARBY,
  pageViewsSql,
  pictureViewsSql,
  searchesSql,
  withUnderstood,
} from './behaviour.js';
export { Block, type Row } from './block.js';
export { boardAdditionsAtEndsSql, boardAdditionsSql } from './board-additions.js';
export { alterParts, createTableLike, dropTable } from './cluster/tables.js';
export {
  cleanlinessSql,
  deadLettersSql,
  eventsByMinuteSql,
  mixSql,
  namedPicturesSql,
  unknownSlugsSql,
} from './data-quality.js';
export { type LetterPosition, letterGroupKey, sentAgainByReason } from './dead-letters.js';
export { ledViews } from './led-views.js';
export {
  CATALOGUE_HAS_GROWN,
  catalogueTimesSql,
  changedCountSql,
  changedLooksSql,
  changesOfLooksSql,
  listedLooksSql,
  lookFactsSql,
  looksAtEndsSql,
  looksOfAnySeasonSql,
  scopedLooksSql,
} from './look-facts.js';
export { lookPlacesSql } from './look-places.js';
export { lookViews, MOST_LEFT_OUT, NO_SHELF, STREET_PREFIX, STREET_SHELF } from './look-views.js';
export { memberPathsSql } from './member-paths.js';
export { memberSearches } from './member-searches.js';
export { migrateWarehouse, pendingWarehouseMigrations } from './migrate-warehouse.js';
export { type CountedKind, lateEventsSql, notCountedSql } from './not-counted.js';
export { IS_COUNTABLE, isLate } from './openings.js';
export { pageViews } from './page-views.js';
export { replacePartition } from './replace-partition.js';
export {
  countTable,
  type Rollup,
  type RowsWanted,
  rollupAsReceivedSql,
  rollupSql,
  type SealedTo,
} from './rollup.js';
export { ROLLUPS } from './rollups.js';
export { searchSets } from './search-sets.js';
export { streetFactsAtEndsSql, streetFactsSql, streetLooksSql } from './street-facts.js';
export { PART_OF_VISITOR, VISITOR_PARTS } from './visitor-parts.js';
export { attributedSql, visitsSql } from './visits.js';
export {
  createWarehouse,
  type NamedQuery,
  Warehouse,
  type WarehouseOptions,
} from './warehouse.js';
