import type { PostgresEventStore } from '../postgres/postgres-store.js';
import { advanceBuild, type Build, ensureBuild } from './builds.js';
import type { Projection } from './projection.js';

export interface ProjectionRunnerOptions {
  projections: readonly Projection[];
  /** Events a transaction. */
  batch?: number;
  /** How soon events of other processes are seen; those of this process wake the runner at once. */
  pollMs?: number;
  /**
   * Told of every failed batch and how often it has failed in a row. It is tried again, with growing pauses;
   * `projectionProgress` shows the error.
   */
  onError?: (projection: Projection, error: unknown, failures: number) => void;
}

const LONGEST_PAUSE_MS = 1_000;
/** How long a projection lets appends gather. Nobody sees it: whoever asks is not kept waiting. */
const GATHER_MS = 100;
/** How soon a projection is moved past events that are none of its own. */
const PASS_MS = 1_000;

/**
 * Whether there is nothing to wait for: no event of its own lies between what it shows and the end, or it stands still, which must not take
 * the pages of its read model with it.
 */
const CURRENT = `
  SELECT h.next_position AS "end", b.next_position AS shown, b.last_error IS NOT NULL OR NOT EXISTS (
      SELECT FROM event_store.event e
      WHERE e.position >= b.next_position AND e.position < h.next_position AND e.category = ANY($3)
    ) AS "isDone"
  FROM event_store.head h, event_store.projection_build b
  WHERE b.name = $1 AND b.version = $2 AND b.status = 'live'`;

/**
 * Keeps the live builds of projections up to date. Several processes may run the same projections: each batch is
 * applied by one of them. Events come in the store's order and none is skipped ("loses nothing to slow commits").
 */
export class ProjectionRunner {
  readonly #live = new Map<Projection, Build>();
  readonly #loops: Promise<void>[] = [];
  readonly #pauses: ReadonlyMap<Projection, Pauses>;
  readonly #watching = new Pause();
  readonly #failed = new Pause();
  readonly #applied = new Set<(projection: Projection) => void>();
  readonly #unlisten: () => void;
  /** Where the store ended when it was last looked at. */
  #end = 0;
  #stopping = false;

  constructor(
    private readonly store: PostgresEventStore,
    private readonly options: ProjectionRunnerOptions,
  ) {
    this.#pauses = new Map(options.projections.map((projection) => [projection, new Pauses()]));
    this.#unlisten = store.onAppended((category) => this.#wake([category]));
  }

  /** Makes the builds that do not exist, brings every projection up to the present and goes on in the background. */
  async start(): Promise<void> {
    await this.catchUp();
    this.begin();
  }

  /** As `start`, without waiting for anything: a store that is away or not migrated yet is tried until it is there. */
  begin(): void {
    for (const projection of this.options.projections) this.#loops.push(this.#run(projection));
    this.#loops.push(this.#watch());
  }

  /** Ends after the batches under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#unlisten();
    const all = [...this.#pauses.values()].flatMap(({ rest, gather }) => [rest, gather]);
    for (const pause of [...all, this.#watching, this.#failed]) pause.end();
    await Promise.all(this.#loops);
  }

  /** Applies everything that was committed before the call. */
  async catchUp(): Promise<void> {
    for (const projection of this.options.projections) {
      const build = await this.#ensure(projection);
      const end = await this.store.end();
      for (;;) {
        const advance = await advanceBuild(this.store, projection, build.id, this.#batch);
        if (advance ? advance.next >= end : await this.#shows(projection, end)) break;
        if (!advance) await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }

  /**
   * Resolves once the read model shows every event committed before the call, so that members see what they have
   * just done, whichever process did it; or after `timeoutMs`, with what there is.
   */
  async whenCurrent(projection: Projection, timeoutMs = 2_000): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    const pauses = this.#pauses.get(projection);
    let end: number | undefined;
    for (;;) {
      const { rows } = await this.store.pool.query<{ end: string; shown: string; isDone: boolean }>({
        name: 'projection-current',
        text: CURRENT,
        values: [projection.name, projection.version, projection.categories],
      });
      end ??= Number(rows[0]?.end ?? 0);
      const { shown = 0, isDone = false } = rows[0] ?? {};
      if (Number(shown) >= end || isDone || performance.now() > deadline) return;
      pauses?.gather.end();
      pauses?.rest.end();
      await (pauses?.move ?? new Pause()).take(20);
    }
  }

  /** Tells of every batch of events this process has applied to a projection; of those of others nothing. @returns what ends it */
  onApplied(listener: (projection: Projection) => void): () => void {
    this.#applied.add(listener);
    return () => this.#applied.delete(listener);
  }

  get #pollMs(): number {
    return this.options.pollMs ?? 200;
  }

  get #batch(): number {
    return this.options.batch ?? 2_000;
  }

  async #ensure(projection: Projection): Promise<Build> {
    const known = this.#live.get(projection);
    if (known) return known;
    const build = await ensureBuild(this.store.pool, projection, 'live');
    this.#live.set(projection, build);
    return build;
  }

  async #shows(projection: Projection, position: number): Promise<boolean> {
    const { rows } = await this.store.pool.query<{ next_position: string }>(
      `SELECT next_position FROM event_store.projection_build WHERE name = $1 AND version = $2 AND status = 'live'`,
      [projection.name, projection.version],
    );
    return Number(rows[0]?.next_position ?? 0) >= position;
  }

  async #run(projection: Projection): Promise<void> {
    const { rest, gather, move } = this.#pauses.get(projection) ?? new Pauses();
    let failures = 0;
    while (!this.#stopping) {
      try {
        const build = await this.#ensure(projection);
        const advance = await advanceBuild(this.store, projection, build.id, this.#batch);
        failures = 0;
        // A rebuild has put another build in this one's place, or another process works on it.
        if (!advance) this.#live.delete(projection);
        move.end();
        if (advance && advance.applied > 0) for (const told of this.#applied) told(projection);
        if (!advance) await this.#take(rest, this.#pollMs);
        else if (advance.next >= Math.max(advance.end, this.#end)) await this.#take(rest);
        // Patience makes one batch of many appends, unless somebody waits to see theirs.
        if (!move.isTaken) await this.#take(gather, GATHER_MS);
      } catch (error) {
        failures += 1;
        this.options.onError?.(projection, error, failures);
        await this.#note(projection, error);
        // An append is no reason to hurry; only a stop is.
        await this.#take(this.#failed, Math.min(50 * 2 ** failures, LONGEST_PAUSE_MS));
      }
    }
  }

  /**
   * Wakes projections for what others have appended. One look at where the store ends is enough for all of them: everything below it is
   * committed.
   */
  async #watch(): Promise<void> {
    let [passed, passedAt] = [0, performance.now()];
    while (!this.#stopping) {
      const end = await this.store.end().catch(() => this.#end);
      if (end !== this.#end) {
        const categories = await this.store.categoriesBetween(this.#end, end).catch(() => undefined);
        this.#end = end;
        this.#wake(categories);
      }
      if (end !== passed && performance.now() - passedAt > PASS_MS) {
        [passed, passedAt] = [end, performance.now()];
        this.#wake();
      }
      await this.#take(this.#watching, this.#pollMs);
    }
  }

  async #note(projection: Projection, error: unknown): Promise<void> {
    await this.store.pool
      .query(
        `UPDATE event_store.projection_build SET last_error = $3, updated_at = now()
         WHERE name = $1 AND version = $2 AND status = 'live'`,
        [projection.name, projection.version, String(error).slice(0, 1_000)],
      )
      // The database itself may be what failed; the next attempt says so again.
      .catch(() => undefined);
  }

  /** Wakes the projections of some categories; all when none are given. */
  #wake(categories?: readonly string[]): void {
    for (const [projection, { rest }] of this.#pauses)
      if (!categories || categories.some((one) => projection.categories.includes(one))) rest.end();
  }

  #take(pause: Pause, ms?: number): Promise<void> {
    return this.#stopping ? Promise.resolve() : pause.take(ms);
  }
}

/** Of one projection: until there is something to apply, while appends gather, and of those who wait for its next move. */
class Pauses {
  readonly rest = new Pause();
  readonly gather = new Pause();
  readonly move = new Pause();
}

/** A wait that others may end. */
class Pause {
  readonly #taken = new Set<() => void>();

  /** Until it is ended, at most `ms`. */
  take(ms?: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#taken.delete(done);
        resolve();
      };
      const timer = ms === undefined ? undefined : setTimeout(done, ms);
      this.#taken.add(done);
    });
  }

  end(): void {
    for (const done of this.#taken) done();
  }

  get isTaken(): boolean {
    return this.#taken.size > 0;
  }
}
