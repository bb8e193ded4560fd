import { setTimeout as wait } from 'node:timers/promises';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { Logger } from '@toile/platform';
import { LRUCache } from 'lru-cache';
import { Repository } from 'typeorm';
import { cached } from '../../../kernel/cached.js';
import { LOGGER } from '../../../kernel/tokens.js';
import {
  CollectionEntity,
  CollectionsReadModel,
  ReferenceDto,
  ReferenceLists,
  showStatus,
  toSeason,
} from '../../catalogue/index.js';
import { FEWEST_LOOKS, type Rise, risesOf } from '../composition.js';
import { type Pulse, pulsesOf } from '../pulse.js';
import { ReadersOfShowQuery } from '../readers-of-show.query.js';
import { Rooms } from '../rooms.js';

/** What the show has more of than the same house a year before. */
export class RiseDto implements Rise {
  tag: ReferenceDto;
  /**
   * Of the show so far.
   * @example 9
   */
  looks: number;
  /**
   * Of the show a year before.
   * @example 4
   */
  looks_before: number;
  /**
   * Share now over share then; null for what was not shown then.
   * @example 3
   */
  times: number | null;
}

/** The show so far beside the same house's show a year before. */
export class CompositionDto {
  season_before: ReferenceDto;
  /** That it rests on. */
  looks: number;
  looks_before: number;
  /** The largest gain of share first, at most four. */
  rises: RiseDto[];
}

/** When a look came out. */
export class LookArrivalDto {
  /** @example "castellani-brera-spring-summer-2027-look-1" */
  slug: string;
  /** @example "2026-09-25T17:04:00.000Z" */
  at: string;
}

/** What readers had done by then; null while fewer than ten had. */
export class PulseDto implements Pulse {
  /** @example "2026-09-25T17:04:00.000Z" */
  at: string;
  /**
   * Looks of the show put on boards.
   * @example 41
   */
  saves: number | null;
  /**
   * Searches that name the house.
   * @example 120
   */
  searches: number | null;
}

/** A show that is over, as the log has it. */
export class ShowRecordDto {
  /** @example "2026-09-25T17:00:00.000Z" */
  from: string;
  /** When its last look came out, or readers did something last. */
  to: string;
  /** None where they cannot be counted in time. */
  readers: PulseDto[];
}

/** What a show's room has beside its looks. */
export class LiveRoomDto {
  /** Null where either show has fewer than ten looks. */
  composition: CompositionDto | null;
  /** In the order in which they came out. */
  arrivals: LookArrivalDto[];
  /** Null until the show is over, and where all its looks came out at once. */
  record: ShowRecordDto | null;
}

export class LiveRoom extends Query<LiveRoomDto> {
  constructor(readonly slug: string) {
    super();
  }
}

/** What a show that is over was hardly changes, and anybody may ask for it. */
const RECORDS = { max: 200, ttl: 10_000 };
/** Less than pages wait for the whole room, which is there without its readers as well. */
const COUNTED_WITHIN_MS = 2_000;

@QueryHandler(LiveRoom)
export class LiveRoomHandler implements IQueryHandler<LiveRoom> {
  readonly #counts = new LRUCache<string, Promise<PulseDto[]>>(RECORDS);

  constructor(
    private readonly rooms: Rooms,
    private readonly readers: ReadersOfShowQuery,
    private readonly lists: ReferenceLists,
    private readonly collections: CollectionsReadModel,
    @InjectRepository(CollectionEntity) private readonly shows: Repository<CollectionEntity>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError collection/unknown, live/unknown */
  async execute({ slug }: LiveRoom): Promise<LiveRoomDto> {
    const room = await this.rooms.of(slug);
    const [composition, record] = await Promise.all([this.composition(room), this.record(room)]);
    const arrivals = room.arrivals.map(({ slug, at }) => ({ slug, at: at.toISOString() }));
    return { composition, arrivals, record };
  }

  private async composition({ show, looks }: RoomOfShow): Promise<CompositionDto | null> {
    if (looks.length < FEWEST_LOOKS) return null;
    const seasons = await this.lists.list('season');
    const season = seasons.find((one) => one.slug === show.season_slug);
    const previous = season && toSeason(season, seasons, new Date()).previous;
    const before = seasons.find((one) => one.slug === previous);
    if (!before) return null;
    const { designer_slug, type_slug } = show;
    const last = await this.shows.find({
      where: { designer_slug, type_slug, season_slug: before.slug, status: 'published' },
    });
    const shown = (await Promise.all(last.map((one) => this.collections.looks(one.slug)))).flat();
    if (shown.length < FEWEST_LOOKS) return null;
    return {
      season_before: { slug: before.slug, name: before.name },
      looks: looks.length,
      looks_before: shown.length,
      rises: risesOf(looks, shown),
    };
  }

  private async record({ show, arrivals, evening }: RoomOfShow): Promise<ShowRecordDto | null> {
    if (showStatus(show.show_date) !== 'over') return null;
    const times = arrivals.map(({ at }) => Number(at)).filter((at) => at <= Number(evening.to));
    if (new Set(times).size < 2) return null;
    const readers = await this.counted(`${show.slug}:${Number(show.show_date)}:${times.length}`, evening);
    const ends = [...times, ...readers.map(({ at }) => Date.parse(at))];
    return {
      from: new Date(Math.min(...times)).toISOString(),
      to: new Date(Math.max(...ends)).toISOString(),
      // What happened before the first look has been counted when it comes.
      readers,
    };
  }

  private async counted(key: string, evening: RoomOfShow['evening']): Promise<PulseDto[]> {
    const count = cached(this.#counts, key, async () => pulsesOf(await this.readers.run(evening)));
    try {
      return await Promise.race([count, wait(COUNTED_WITHIN_MS, [], { ref: false })]);
    } catch (error) {
      this.logger.warn({ err: error, show: key }, 'readers of a show that is over could not be counted');
      return [];
    }
  }
}

type RoomOfShow = Awaited<ReturnType<Rooms['of']>>;
