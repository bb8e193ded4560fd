import { Inject, Injectable } from '@nestjs/common';
import {
  CITIES,
  type City,
  type Reference,
  SEASONS,
  type Season,
  type SeasonFacts,
  TYPES,
} from '@toile/contracts';
import type pg from 'pg';
import { CONTENT } from '../catalogue/read-model/tables.js';
import { POOL } from '../tokens.js';

export interface Lists {
  type: Reference;
  city: City;
  season: SeasonFacts;
}

const FIXED: { [K in keyof Lists]: readonly Lists[K][] } = { type: TYPES, city: CITIES, season: SEASONS };

/** The fixed lists of the specification, with what editors have changed or added. */
@Injectable()
export class ReferenceLists {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async list<K extends keyof Lists>(kind: K): Promise<Lists[K][]> {
    const { rows } = await this.pool.query<{ slug: string; doc: Omit<Lists[K], 'slug'> }>({
      name: 'reference-list',
      text: `SELECT slug, doc FROM ${CONTENT} WHERE kind = $1 ORDER BY name, slug`,
      values: [kind],
    });
    const kept = new Map(rows.map(({ slug, doc }) => [slug, { ...doc, slug } as Lists[K]]));
    const fixed = FIXED[kind].map((one) => {
      const changed = kept.get(one.slug) ?? one;
      kept.delete(one.slug);
      return changed;
    });
    return [...fixed, ...kept.values()];
  }

  async find<K extends keyof Lists>(kind: K, slug: string): Promise<Lists[K] | undefined> {
    return (await this.list(kind)).find((one) => one.slug === slug);
  }
}

/** A season with where it stands on a day. */
export function toSeason(season: SeasonFacts, seasons: readonly SeasonFacts[], today: Date): Season {
  const day = today.toISOString().slice(0, 10);
  const previous = seasons.find((one) => one.code === season.code && one.year === season.year - 1);
  const status = day < season.shows_start ? 'upcoming' : day > season.shows_end ? 'closed' : 'open';
  const { slug, name, short_name, code, year, shows_start, shows_end } = season;
  return {
    slug,
    name,
    short_name,
    code,
    year,
    previous: previous?.slug ?? null,
    shows_start,
    shows_end,
    status,
  };
}
