import type { Database } from './database.js';

/** What figures are asked with; a figure gets of it what it obeys. */
export interface Scope {
  type: string;
  season: string;
  city?: string;
  category?: string;
  window?: '30d' | '12m';
  /** For figures that need one. */
  brand: string;
  trend: string;
  /** What figures that need neither are narrowed to. */
  focus?: 'brand' | 'trend';
}

/** Scopes drawn from what the catalogue shows; the same seed and history draw the same. */
export async function drawScopes(database: Database, count: number, seed: number): Promise<Scope[]> {
  const shown = await database.rows(`
    SELECT DISTINCT type, season, city, brand, tag, category FROM look_tag JOIN tag USING (tag)
    ORDER BY ALL`);
  if (shown.length === 0) return [];
  const unit = randomUnits(seed);
  return Array.from({ length: count }, () => {
    // Of a look that was shown, so that there is something to count.
    const row = shown[Math.floor(unit() * shown.length)] as Record<
      'type' | 'season' | 'city' | 'brand' | 'tag' | 'category',
      string
    >;
    const [narrow, sorted, other, about] = [unit(), unit(), unit(), unit()];
    return {
      type: row.type,
      season: row.season,
      brand: row.brand,
      trend: row.tag,
      ...(narrow < 0.4 ? { city: row.city } : {}),
      ...(sorted < 0.6 ? { category: row.category } : {}),
      ...(other < 0.2 ? { window: other < 0.1 ? '30d' : '12m' } : {}),
      ...(about < 0.3 ? { focus: about < 0.15 ? 'brand' : 'trend' } : {}),
    };
  });
}

/** Numbers from 0 to 1 (mulberry32). */
function randomUnits(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
