// Written by `npm run messages:types`; edit libs/i18n/messages/ instead.
import attentionHalfLife from '../../messages/figures/attentionHalfLife.json' with { type: 'json' };
import attentionOfLooks from '../../messages/figures/attentionOfLooks.json' with { type: 'json' };
import attentionOfShows from '../../messages/figures/attentionOfShows.json' with { type: 'json' };
import brandWeightedShare from '../../messages/figures/brandWeightedShare.json' with { type: 'json' };
import categoryLeaders from '../../messages/figures/categoryLeaders.json' with { type: 'json' };
import categoryTurnover from '../../messages/figures/categoryTurnover.json' with { type: 'json' };
import categoryVariety from '../../messages/figures/categoryVariety.json' with { type: 'json' };
import consentShare from '../../messages/figures/consentShare.json' with { type: 'json' };
import dominantTones from '../../messages/figures/dominantTones.json' with { type: 'json' };
import fallers from '../../messages/figures/fallers.json' with { type: 'json' };
import searchesByLanguage from '../../messages/figures/searchesByLanguage.json' with { type: 'json' };
import uniqueVisitors from '../../messages/figures/uniqueVisitors.json' with { type: 'json' };
import unshownDemand from '../../messages/figures/unshownDemand.json' with { type: 'json' };
import viewsByPlace from '../../messages/figures/viewsByPlace.json' with { type: 'json' };
import viewsForPlace from '../../messages/figures/viewsForPlace.json' with { type: 'json' };

export const FIGURE_WORDS = { attentionHalfLife, attentionOfLooks, attentionOfShows, brandWeightedShare, categoryLeaders, categoryTurnover, categoryVariety, consentShare, dominantTones, fallers, searchesByLanguage, uniqueVisitors, unshownDemand, viewsByPlace, viewsForPlace };
