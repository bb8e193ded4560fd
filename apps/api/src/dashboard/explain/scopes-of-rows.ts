import { type DashboardScope, type NeededScopes, scopesOfFocus } from '../access/scopes.js';
import { ALL_COUNTRIES } from '../scope/scope-schema.js';
import { eventsBehindSchema, looksBehindSchema } from './rows-schema.js';

/** Colours are a figure of seasons, whatever brand they are narrowed to. */
const COLOURS: readonly DashboardScope[] = ['seasons'];

/** Rows are of the parts whose figures lead to them. What is wrong with a query its handler says. */
export function scopesOfLooks(query: unknown): NeededScopes {
  const { colour, tone } = looksBehindSchema.safeParse(query).data ?? {};
  return colour || tone ? [COLOURS] : scopesOfFocus(query);
}

export function scopesOfEvents(query: unknown): NeededScopes {
  const asked = eventsBehindSchema.safeParse(query).data;
  if (asked?.measure === 'leading') return [['brands']];
  const isOfCountry = asked !== undefined && asked.country !== ALL_COUNTRIES;
  if (isOfCountry || asked?.home === 'true') return [['trends']];
  return scopesOfFocus(query);
}
