import { audience } from './audience.js';
import { ledViews } from './led-views.js';
import { lookViews } from './look-views.js';
import { memberSearches } from './member-searches.js';
import { pageViews } from './page-views.js';
import type { Rollup } from './rollup.js';
import { searchSets } from './search-sets.js';

/** Every rollup of topic `tracking`. */
export const ROLLUPS: readonly Rollup[] = [
  lookViews,
  searchSets,
  pageViews,
  ledViews,
  memberSearches,
  audience,
];
