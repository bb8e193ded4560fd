import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LookSummary } from '@toile/contracts';
import type { ProjectionRunner } from '@toile/event-store';
import {
  concatMap,
  filter,
  map,
  merge,
  Observable,
  Subject,
  share,
  takeUntil,
  tap,
  throttle,
  timer,
} from 'rxjs';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { CollectionsReadModel, catalogueReadModel, notBroadcast } from '../../catalogue/index.js';
import { SeenPositions } from './seen-positions.js';

/** How soon looks are seen that another process has put into the read model; those of this process are seen at once. */
const EVERY_MS = 500;
const BEAT_MS = 15_000;

export interface Arrival {
  /** Which positions were seen with this look (`SeenPositions`): a browser that was cut off names the last it got. */
  id?: string;
  /** `change`: looks that were out are others now, in another order, or gone. */
  type: 'look' | 'change' | 'beat';
  data: LookSummary | Record<string, never>;
}

/** What is out, and whether that is more than what was out before with further looks. */
interface Out {
  looks: LookSummary[];
  positions: ReadonlySet<number>;
  isCorrected: boolean;
}

/**
 * Looks as they come out. However many readers follow a show, it is asked for when the catalogue has moved, and twice a second;
 * without readers never.
 */
@Injectable()
export class Arrivals implements OnModuleDestroy {
  readonly #shows = new Map<string, Observable<Out>>();
  readonly #ended = new Subject<void>();

  constructor(
    private readonly collections: CollectionsReadModel,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /**
   * Every look of the show that was not seen, those that are there already first.
   * @throws DomainError collection/unknown, live/unknown
   */
  async follow(show: string, after: unknown): Promise<Observable<Arrival>> {
    await this.mustBeBroadcast(show);
    const seen = new SeenPositions(after);
    const looks = this.looksOf(show).pipe(
      concatMap(({ looks, positions, isCorrected }): Arrival[] => {
        const isGone = seen.keep(positions);
        const came = looks
          .filter(({ position }) => !seen.has(position))
          .map((look): Arrival => {
            seen.add(look.position);
            return { id: String(seen), type: 'look', data: look };
          });
        return isGone || isCorrected ? [{ id: String(seen), type: 'change', data: {} }, ...came] : came;
      }),
    );
    // Something now and then, so that no proxy takes the silence between two looks for the end.
    const beats = timer(0, BEAT_MS).pipe(map((): Arrival => ({ type: 'beat', data: {} })));
    return merge(beats, looks).pipe(takeUntil(this.#ended));
  }

  /** @throws DomainError where the show is unknown or not broadcast */
  async mustBeBroadcast(show: string): Promise<void> {
    const { live } = await this.collections.find(show);
    if (!live) throw notBroadcast(show);
  }

  onModuleDestroy(): void {
    this.#ended.next();
  }

  private looksOf(show: string): Observable<Out> {
    const known = this.#shows.get(show);
    if (known) return known;
    const answered = new Subject<void>();
    let before: LookSummary[] = [];
    const looks = merge(timer(0, EVERY_MS), this.moves()).pipe(
      // One question at a time: what moves meanwhile is asked for by one more, however slow the answers are.
      throttle(() => answered, { leading: true, trailing: true }),
      // A database that is away for a moment is asked again soon.
      concatMap(() => this.collections.looks(show).catch(() => null)),
      tap(() => answered.next()),
      filter((looks) => looks !== null),
      map((looks): Out => {
        const isCorrected = corrects(before, looks);
        before = looks;
        return { looks, positions: new Set(looks.map(({ position }) => position)), isCorrected };
      }),
      share({
        resetOnRefCountZero: () => {
          this.#shows.delete(show);
          return timer(0);
        },
      }),
    );
    this.#shows.set(show, looks);
    return looks;
  }

  /** Each time the catalogue that readers see has moved. */
  private moves(): Observable<void> {
    return new Observable((watcher) =>
      this.readModels.onApplied((projection) => projection === catalogueReadModel && watcher.next()),
    );
  }
}

function corrects(before: readonly LookSummary[], now: readonly LookSummary[]): boolean {
  const looks = new Map(now.map((look) => [look.slug, JSON.stringify(look)]));
  return before.some((look) => looks.get(look.slug) !== JSON.stringify(look));
}
