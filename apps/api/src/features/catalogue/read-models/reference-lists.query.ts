import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  CITIES,
  type City,
  type Reference,
  SEASONS,
  type Season,
  type SeasonFacts,
  TYPES,
} from '@toile/contracts';
import { Repository } from 'typeorm';
import { ContentEntity } from './content.entity.js';

export interface Lists {
  type: Reference;
  city: City;
  season: SeasonFacts;
}

const FIXED: { [K in keyof Lists]: readonly Lists[K][] } = { type: TYPES, city: CITIES, season: SEASONS };

/** A fixed list with what editors have changed or added, in the order of their names. */
export function withKept<K extends keyof Lists>(
  kind: K,
  kept: readonly { slug: string; doc: Omit<Lists[K], 'slug'> }[],
): Lists[K][] {
  const bySlug = new Map(kept.map(({ slug, doc }) => [slug, { ...doc, slug } as Lists[K]]));
  const fixed = FIXED[kind].map((one) => {
    const changed = bySlug.get(one.slug) ?? one;
    bySlug.delete(one.slug);
    return changed;
  });
  return [...fixed, ...bySlug.values()];
}

/** The fixed lists of the specification, with what editors have changed or added. */
@Injectable()
export class ReferenceLists {
  constructor(@InjectRepository(ContentEntity) private readonly content: Repository<ContentEntity>) {}

  async list<K extends keyof Lists>(kind: K): Promise<Lists[K][]> {
    const kept = await this.content.find({ where: { kind }, order: { name: 'ASC', slug: 'ASC' } });
    return withKept(kind, kept as unknown as { slug: string; doc: Omit<Lists[K], 'slug'> }[]);
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
