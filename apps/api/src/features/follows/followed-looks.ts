import { Injectable } from '@nestjs/common';
import type { LookSummary } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { SharedBoards } from '../moodboards/index.js';
import { KnownValues, Listings, LookSearchDto, NewArrivals } from '../search/index.js';
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

type OfLooks = Exclude<Subject, { kind: 'board' }>;

/** What there is of something that is followed. */
export interface Found {
  total: number;
  /** Those that came last. */
  looks: LookSummary[];
  /** Of a board, as it is called now. */
  name: string | null;
}

/** As many as a page of a listing. */
const SHOWN = 24;

function filtersOf(about: OfLooks): Record<string, string> {
  if (about.kind === 'search') return Object.fromEntries(new URLSearchParams(about.search));
  return { [about.kind === 'brand' ? 'designer' : about.kind === 'tag' ? 'tags' : 'model']: about.slug };
}

/** The looks of what is followed, those that came last first: a show of last year that comes today is news. */
@Injectable()
export class FollowedLooks {
  constructor(
    private readonly listings: Listings,
    private readonly known: KnownValues,
    private readonly boards: SharedBoards,
    private readonly arrivals: NewArrivals,
  ) {}

  /** How many looks there are. @throws ValidationError for what is not there, no search of looks, or a board of one's own */
  async countExisting(about: Subject, subject: string): Promise<number> {
    if (about.kind === 'board') {
      const board = await this.boards.find(about.board);
      if (!board) throw notToFollow('is no board that is public', 'unknown_value');
      if (board.owner === subject)
        throw notToFollow('is yours: your boards are under your moodboards', 'own');
      return board.looks.length;
    }
    const search = await this.searchFor(about);
    await this.known.mustExist(search);
    return (await this.listings.looks(search)).total_count;
  }

  /** The first page, which is open to every reader; empty for what is not there any more. Null for a board that is not public now. */
  async of(about: Subject): Promise<Found | null> {
    if (about.kind === 'board') {
      const board = await this.boards.find(about.board);
      return board && { total: board.looks.length, looks: board.looks.slice(0, SHOWN), name: board.name };
    }
    const order = { first: await this.arrivals.slugs() };
    const { total_count, results } = await this.listings.looks(await this.searchFor(about), undefined, order);
    return { total: total_count, looks: results, name: null };
  }

  /** Each changes with whatever is published or withdrawn, or put on a board that is public. */
  async version(): Promise<{ looks: string; boards: string }> {
    const [looks, boards] = await Promise.all([this.listings.version(), this.boards.version()]);
    return { looks, boards };
  }

  async counts(follows: readonly Follow[]): Promise<Counts> {
    const counted = await Promise.all(
      follows.map(async (follow) => [follow.id, (await this.of(follow))?.total ?? 0] as const),
    );
    return Object.fromEntries(counted);
  }

  private async searchFor(about: OfLooks): Promise<LookSearchDto> {
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

const notToFollow = (message: string, code: string) =>
  new ValidationError([{ propertyPath: 'board', message, code }]);
