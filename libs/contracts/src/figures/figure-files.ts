import { attentionHalfLife } from './attention-half-life.js';
import { attentionOfLooks } from './attention-of-looks.js';
import { attentionOfShows } from './attention-of-shows.js';
import { brandWeightedShare } from './brand-weighted-share.js';
import { categoryLeaders } from './category-leaders.js';
import { categoryTurnover } from './category-turnover.js';
import { categoryVariety } from './category-variety.js';
import { consentShare } from './consent-share.js';
import { dominantTones } from './dominant-tones.js';
import { fallers } from './fallers.js';
import type { FigureFile } from './figure-file.js';
import { searchesByLanguage } from './searches-by-language.js';
import { uniqueVisitors } from './unique-visitors.js';
import { unshownDemand } from './unshown-demand.js';
import { viewsByPlace } from './views-by-place.js';
import { viewsForPlace } from './views-for-place.js';

/** Figures that are said in a file of their own, in the order in which they stand on their tab. */
export const FIGURE_FILES = [
  fallers,
  dominantTones,
  categoryLeaders,
  categoryVariety,
  categoryTurnover,
  brandWeightedShare,
  unshownDemand,
  uniqueVisitors,
  consentShare,
  searchesByLanguage,
  attentionHalfLife,
  attentionOfShows,
  viewsByPlace,
  viewsForPlace,
  attentionOfLooks,
] as const satisfies readonly FigureFile[];
