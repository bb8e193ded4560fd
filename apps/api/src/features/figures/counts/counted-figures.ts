import { AttentionHalfLife } from './attention-half-life/attention-half-life.js';
import { AttentionOfLooks } from './attention-half-life/attention-of-looks.js';
import { AttentionOfShows } from './attention-half-life/attention-of-shows.js';
import { BrandWeightedShare } from './brand-weighted-share/brand-weighted-share.js';
import { CategoryLeaders } from './category-leaders/category-leaders.js';
import { CategoryTurnover } from './category-turnover/category-turnover.js';
import { CategoryVariety } from './category-variety/category-variety.js';
import { ConsentShare } from './consent-share/consent-share.js';
import { DominantTones } from './dominant-tones/dominant-tones.js';
import { Fallers } from './fallers/fallers.js';
import { SearchesByLanguage } from './searches-by-language/searches-by-language.js';
import { UniqueVisitors } from './unique-visitors/unique-visitors.js';
import { UnshownDemand } from './unshown-demand/unshown-demand.js';
import { ViewsByPlace } from './views-by-place/views-by-place.js';
import { ViewsForPlace } from './views-for-place/views-for-place.js';

/** What counts each figure that is said in a file of its own. */
export const COUNTS = [
  Fallers,
  DominantTones,
  CategoryLeaders,
  CategoryVariety,
  CategoryTurnover,
  BrandWeightedShare,
  UnshownDemand,
  UniqueVisitors,
  ConsentShare,
  SearchesByLanguage,
  AttentionHalfLife,
  AttentionOfShows,
  AttentionOfLooks,
  ViewsByPlace,
  ViewsForPlace,
];
