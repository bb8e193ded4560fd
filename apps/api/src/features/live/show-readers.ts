import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from '@toile/platform';
import {
  concatMap,
  distinctUntilChanged,
  EMPTY,
  from,
  type Observable,
  ReplaySubject,
  Subject,
  share,
  takeUntil,
  timer,
} from 'rxjs';
import { LOGGER } from '../../kernel/tokens.js';
import { type Pulse, pulsesOf } from './pulse.js';
import { ReadersOfShowQuery } from './readers-of-show.query.js';
import { Rooms } from './rooms.js';

const EVERY_MS = 1_000;
/** What of the catalogue the count rests on is asked again that often. */
const ROOM_EVERY = 5;

/** What readers do while a show is on, counted once a second for all who watch it; without them never. */
@Injectable()
export class ShowReaders implements OnModuleDestroy {
  readonly #shows = new Map<string, Observable<Pulse>>();
  readonly #ended = new Subject<void>();

  constructor(
    private readonly rooms: Rooms,
    private readonly readers: ReadersOfShowQuery,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What is known now, and then each change. */
  watch(show: string): Observable<Pulse> {
    const known = this.#shows.get(show);
    if (known) return known;
    let evening: Awaited<ReturnType<Rooms['of']>>['evening'] | undefined;
    const count = async (tick: number): Promise<Pulse> => {
      if (!evening || tick % ROOM_EVERY === 0) ({ evening } = await this.rooms.of(show));
      const last = pulsesOf(await this.readers.run(evening)).at(-1);
      return last ?? { at: evening.from.toISOString(), saves: null, searches: null };
    };
    const counted = timer(0, EVERY_MS).pipe(
      concatMap((tick) =>
        from(
          count(tick).catch((error) => {
            this.logger.warn({ err: error, show }, 'readers of a show could not be counted; trying again');
            return null;
          }),
        ),
      ),
      concatMap((pulse) => (pulse ? [pulse] : EMPTY)),
      distinctUntilChanged((a, b) => a.saves === b.saves && a.searches === b.searches),
      takeUntil(this.#ended),
      share({
        connector: () => new ReplaySubject<Pulse>(1),
        resetOnRefCountZero: () => {
          this.#shows.delete(show);
          return timer(0);
        },
      }),
    );
    this.#shows.set(show, counted);
    return counted;
  }

  /** Streams end with the service; browsers come back by themselves. */
  onModuleDestroy(): void {
    this.#ended.next();
  }
}
