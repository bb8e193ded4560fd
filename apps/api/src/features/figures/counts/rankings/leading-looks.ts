import { Injectable } from '@nestjs/common';
import type { DashboardScope } from '@toile/contracts';
import { lookParams, WHOLE } from '../../measures/measure-params.js';
import { ScopedLooks } from '../../measures/scoped-looks.js';
import type { Names } from '../../scope/names.js';
import type { Brands, Scope } from '../../scope/scope.js';
import { Figures } from '../figures.js';
import type { RankedLook } from './look-rows.js';

/** Looks that are ranked at first; a season of few brands may need more to find as many. */
const FIRST = 100;
const MOST = 10_000;

interface KeysRow {
  look: string;
  designer: string;
  season: string;
  tags: string[];
}

/** What looks are ranked by: as many as are asked for, the first ones. */
export type RankLooks = (limit: number) => Promise<RankedLook[]>;
type Which = { seasons: readonly string[]; brands: Brands };

/** What leads a dimension: each brand, season or trend with the look of it that stands first, in the order of these looks. */
@Injectable()
export class LeadingLooks {
  constructor(
    private readonly figures: Figures,
    private readonly scoped: ScopedLooks,
  ) {}

  async of(
    dimension: DashboardScope,
    scope: Scope,
    names: Names,
    which: Which,
    rank: RankLooks,
    limit: number,
  ): Promise<RankedLook[]> {
    for (let most = FIRST; ; most *= 10) {
      const looks = await rank(most);
      const keys = await this.keys(scope, names, which, looks);
      const found = await this.first(dimension, scope, names, which, looks, keys);
      if (found.length >= limit || looks.length < most || most >= MOST) return found.slice(0, limit);
    }
  }

  /**
   * Looks that are the first of something. Of trends that share their first look the rarest is told: it says most of the look,
   * and no picture is shown twice.
   */
  private async first(
    dimension: DashboardScope,
    scope: Scope,
    names: Names,
    { seasons, brands }: Which,
    looks: readonly RankedLook[],
    keys: ReadonlyMap<string, KeysRow>,
  ): Promise<RankedLook[]> {
    const shown =
      dimension === 'trends' ? await this.figures.looks.by('tag', scope, names, seasons, brands) : null;
    const rarity = (tag: string) =>
      seasons.reduce((sum, season) => sum + (shown?.of(season, tag).looks ?? 0), 0);
    const seen = new Set<string>([WHOLE]);
    return looks.flatMap((ranked) => {
      const own = keysIn(dimension, keys.get(ranked.look)).filter((key) => !seen.has(key));
      for (const key of own) seen.add(key);
      const [key] = own.sort((a, b) => rarity(a) - rarity(b) || a.localeCompare(b));
      return key ? [{ ...ranked, of: { slug: key, name: nameIn(dimension, key, names) } }] : [];
    });
  }

  private async keys(scope: Scope, names: Names, { seasons, brands }: Which, looks: readonly RankedLook[]) {
    const rows = await this.scoped.rows<KeysRow>(scope, seasons, {
      name: 'keys-of-looks',
      from: ['catalogue'],
      params: { ...lookParams(scope, names, seasons, brands), ranked: looks.map(({ look }) => look) },
      sql: (own) => `
        SELECT look, toString(designer) AS designer, toString(season) AS season, arrayMap(tag -> toString(tag), tags) AS tags
        FROM (${own}) WHERE look IN {ranked:Array(String)}`,
    });
    return new Map(rows.map((row) => [row.look, row]));
  }
}

function keysIn(dimension: DashboardScope, row: KeysRow | undefined): string[] {
  if (!row) return [];
  if (dimension === 'brands') return [row.designer];
  return dimension === 'seasons' ? [row.season] : [...new Set(row.tags)];
}

/** Seasons are called as the look's row calls its own. */
const nameIn = (dimension: DashboardScope, key: string, names: Names): string | null =>
  dimension === 'brands' ? names.brand(key) : dimension === 'trends' ? names.tag(key) : null;
