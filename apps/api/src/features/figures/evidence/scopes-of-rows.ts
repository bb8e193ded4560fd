import { type DashboardScope, type NeededScopes, readable, scopesOfFocus } from '../access/scopes.js';
import { isOneCountry } from '../measures/countries.js';
import { ContextQueryDto } from './queries/context-of-number.js';
import { EventsBehindQueryDto } from './queries/events-behind.js';
import { LooksBehindQueryDto } from './queries/looks-behind.js';

/** Colours are a figure of seasons, whatever brand they are narrowed to, and so are places in a show. */
const OF_SEASONS: readonly DashboardScope[] = ['seasons'];

/** Rows are of the parts whose figures lead to them. What is wrong with a query its handler says. */
export function scopesOfLooks(query: object): NeededScopes {
  const { colour, tone, dominant_tone, place } = readable(LooksBehindQueryDto, query) ?? {};
  return colour || tone || dominant_tone || place ? [OF_SEASONS] : scopesOfFocus(query);
}

export function scopesOfEvents(query: object): NeededScopes {
  const input = readable(EventsBehindQueryDto, query);
  if (input?.measure === 'leading') return [['brands']];
  if (input?.place) return [OF_SEASONS];
  const isOfCountry = input !== undefined && isOneCountry(input.country);
  if (isOfCountry || input?.home === 'true') return [['trends']];
  return scopesOfFocus(query);
}

/** As the days or looks that it is about. */
export function scopesOfContext(query: object): NeededScopes {
  const input = readable(ContextQueryDto, query);
  if (input?.measure === 'leading') return [['brands']];
  return input?.home === 'true' ? [['trends']] : scopesOfFocus(query);
}
