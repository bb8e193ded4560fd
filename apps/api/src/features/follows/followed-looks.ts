import { Injectable } from '@nestjs/common';
import type { LookSummary } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { KnownValues, Listings, LookSearchDto } from '../search/index.js';
import type { Counts, Subject } from './domain/follows.events.js';
import type { Follow } from './domain/follows.state.js';

/** What of a listing's address makes it another search. */
const FILTERS = [
  'type',
  'category',
  'season',
  'city',
  'designer',
  'model',
  'collection',
  'search',
  'tags',
  'colours',
  'colours_in',
] as const;

/** Filters of an address in one order, so that a search is the same search however it was put together; empty ones are none. */
export function ordered(address: string): string {
  const given = new URLSearchParams(address);
  const kept = new URLSearchParams();
  for (const name of FILTERS) {
    const value = given.getAll(name).filter(Boolean).join(',');
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

function filtersOf(about: Subject): Record<string, string> {
  if (about.kind === 'search') return Object.fromEntries(new URLSearchParams(about.search));
  return { [about.kind === 'brand' ? 'designer' : about.kind === 'tag' ? 'tags' : 'model']: about.slug };
}

/** The looks of what is followed, the newest shows first. */
@Injectable()
export class FollowedLooks {
  constructor(
    private readonly listings: Listings,
    private readonly known: KnownValues,
  ) {}

  /** How many looks there are. @throws ValidationError for what is not there, or no search of looks */
  async countExisting(about: Subject): Promise<number> {
    const search = await this.searchFor(about);
    await this.known.mustExist(search);
    return (await this.listings.looks(search)).total_count;
  }

  /** The first page, which is open to every reader; empty for what is not there any more. */
  async of(about: Subject): Promise<{ total: number; looks: LookSummary[] }> {
    const { total_count, results } = await this.listings.looks(await this.searchFor(about));
    return { total: total_count, looks: results };
  }

  /** Changes with whatever is published or withdrawn. */
  version(): Promise<string> {
    return this.listings.version();
  }

  async counts(follows: readonly Follow[]): Promise<Counts> {
    const counted = await Promise.all(
      follows.map(async (follow) => [follow.id, (await this.of(follow)).total] as const),
    );
    return Object.fromEntries(counted);
  }

  private async searchFor(about: Subject): Promise<LookSearchDto> {
    const search = plainToInstance(LookSearchDto, { ...filtersOf(about), page: '1' });
    const errors = await validate(search, { whitelist: true });
    if (errors.length > 0)
      throw new ValidationError(
        errors.map(({ property, constraints = {} }) => ({
          propertyPath: about.kind === 'search' ? `search.${property}` : 'slug',
          message: Object.values(constraints)[0] ?? 'is no filter of looks',
          code: 'invalid',
        })),
      );
    return search;
  }
}
