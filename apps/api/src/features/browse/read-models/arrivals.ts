import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LookSummary } from '@toile/contracts';
import { concatMap, filter, from, map, merge, type Observable, Subject, share, takeUntil, timer } from 'rxjs';
import { CollectionsReadModel, notBroadcast } from '../../catalogue/index.js';
import { SeenPositions } from './seen-positions.js';

const EVERY_MS = 500;
const BEAT_MS = 15_000;

export interface Arrival {
  /** Which positions were seen with this look (`SeenPositions`): a browser that was cut off names the last it got. */
  id?: string;
  type: 'look' | 'beat';
  data: LookSummary | Record<string, never>;
}

/** Looks as they come out. However many readers follow a show, it is asked for twice a second; without readers never. */
@Injectable()
export class Arrivals implements OnModuleDestroy {
  readonly #shows = new Map<string, Observable<LookSummary[]>>();
  readonly #ended = new Subject<void>();

  constructor(private readonly collections: CollectionsReadModel) {}

  /**
   * Every look of the show that was not seen, those that are there already first.
   * @throws DomainError collection/unknown, live/unknown
   */
  async follow(show: string, after: unknown): Promise<Observable<Arrival>> {
    await this.mustBeBroadcast(show);
    const seen = new SeenPositions(after);
    const looks = this.looksOf(show).pipe(
      concatMap((all) => from(all)),
      filter((look) => !seen.has(look.position)),
      map((look): Arrival => {
        seen.add(look.position);
        return { id: String(seen), type: 'look', data: look };
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

  private looksOf(show: string): Observable<LookSummary[]> {
    const known = this.#shows.get(show);
    if (known) return known;
    const looks = timer(0, EVERY_MS).pipe(
      // A database that is away for a moment is asked again soon.
      concatMap(() => this.collections.looks(show).catch(() => [])),
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
}
