import { IsString } from 'class-validator';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import {
  defineTask,
  HandlesTask,
  type JobContext,
  NoPayload,
  type TaskHandler,
} from '../../../kernel/jobs/task.js';
import { lastDue } from '../../../kernel/jobs/weekly-due.js';
import { Members } from '../../accounts/index.js';
import { localeNamed } from '../../figures/index.js';
import { Decks } from '../decks.js';
import { isRefreshed, RenderSlide } from '../rendering/render-slide.js';

class RefreshJobDto {
  @IsString()
  deck: string;

  /** The time it was due at: what is due later takes its place. */
  @IsString()
  due: string;
}

/** One after the other: each asks the warehouse for all figures of a deck. */
export const REFRESH_DECK = defineTask('refresh-deck', RefreshJobDto, { queue: 'decks' });
export const START_DUE_REFRESHES = defineTask('start-due-refreshes', NoPayload, {
  schedule: '*/10 * * * *',
  maxAttempts: 3,
});

/** Every ten minutes: makes a job of each deck that is due, in the transaction that says so. */
@HandlesTask(START_DUE_REFRESHES)
export class StartDueRefreshesHandler implements TaskHandler<NoPayload> {
  constructor(
    private readonly decks: Decks,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    const now = new Date();
    for (const { id, deck } of await this.decks.refreshing()) {
      if (!deck.refresh) continue;
      const due = lastDue(deck.refresh.weekday, now).toISOString();
      if (due <= deck.refresh.since) continue;
      await this.decks.work(id, { type: 'BeginRefresh', due }, now, (tx) =>
        this.jobs.add(REFRESH_DECK, { deck: id, due }, { key: `refresh:${id}`, tx }),
      );
    }
  }
}

/**
 * Asks the figures of a deck again with the rights of its owner. What is kept is the time at which they were known: whoever looks at
 * the deck asks them as of then, with their own rights. A slide that cannot be asked keeps the time it had.
 */
@HandlesTask(REFRESH_DECK)
export class RefreshDeckHandler implements TaskHandler<RefreshJobDto> {
  constructor(
    private readonly decks: Decks,
    private readonly members: Members,
    private readonly rendering: RenderSlide,
  ) {}

  async handle({ deck: id, due }: RefreshJobDto, { isLast, signal }: JobContext): Promise<void> {
    const deck = await this.decks.exactly(id);
    const viewer = deck && (await this.members.find(deck.owner));
    if (!viewer || deck.refresh?.waiting !== due) return;
    const now = new Date();
    const at = now.toISOString();
    const looking = { viewer, owner: deck.owner, locale: localeNamed(viewer.locale) };
    const slides: string[] = [];
    const failed: string[] = [];
    for (const slide of deck.slides.filter(isRefreshed)) {
      signal.throwIfAborted();
      const isAnswered = await this.rendering.of(slide, looking, { at, before: null, failed: null }).then(
        (shown) => shown.slide.problem === null,
        (error: unknown) => {
          if (!isLast) throw error;
          return false;
        },
      );
      (isAnswered ? slides : failed).push(slide.id);
    }
    await this.decks.work(id, { type: 'MarkRefreshed', due, at, slides, failed }, now);
  }
}
