import { InjectRepository } from '@nestjs/typeorm';
import { type Figure, type FigureReference, figureKind } from '@toile/contracts';
import { Repository } from 'typeorm';
import {
  defineTask,
  HandlesTask,
  type JobContext,
  NoPayload,
  type TaskHandler,
} from '../../kernel/jobs/task.js';
import { dayInParis, FigureByReference, isInDemo, ReadScope } from '../figures/index.js';
import { WebhookEvents } from '../webhooks/index.js';
import { CausesQuery } from './causes.query.js';
import { differences, keyOfReference, publishedOf } from './published-figures.js';
import {
  PublishedFigureEntity,
  type PublishedRow,
  type Said,
} from './read-models/published-figure.entity.js';
import { RestatementEntity } from './read-models/restatement.entity.js';

/** Every night. One at a time, since each counts some hundred figures. */
export const RECOUNT_PUBLISHED = defineTask('recount-published', NoPayload, {
  schedule: '10 4 * * *',
  queue: 'restatements',
  maxAttempts: 2,
});

/** A webhook tells so many; the page and the feed tell all. */
const MOST_ROWS_TOLD = 100;

/** Counts what was published again, and writes down what says something else now. */
@HandlesTask(RECOUNT_PUBLISHED)
export class RecountPublishedHandler implements TaskHandler<NoPayload> {
  constructor(
    @InjectRepository(PublishedFigureEntity) private readonly published: Repository<PublishedFigureEntity>,
    private readonly scopes: ReadScope,
    private readonly figures: FigureByReference,
    private readonly causes: CausesQuery,
    private readonly webhooks: WebhookEvents,
  ) {}

  async handle(_: NoPayload, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    const now = new Date();
    const closed = (await this.scopes.seasons(now)).filter((season) => isInDemo(season, now));
    const shown = await this.causes.shownSeasons(now);
    for (const { season, type } of shown)
      if (closed.some(({ slug }) => slug === season)) await this.recountSeason(season, type, signal);
  }

  private async recountSeason(season: string, type: string, signal: AbortSignal): Promise<void> {
    for (const reference of publishedOf(season, type)) {
      signal.throwIfAborted();
      await this.recount(reference, season);
    }
  }

  private async recount(reference: FigureReference, season: string): Promise<void> {
    const { figure, scope } = await this.figures.readWhole(reference);
    // Somebody may still do something that counts.
    if (figure.meta.window.to >= dayInParis(scope.asOf)) return;
    const key = keyOfReference(reference);
    const rows = rowsOf(figure);
    const next = { ...reference, reference: key, season, rows, knownAt: scope.asOf };
    const told = await this.published.findOneBy({ reference: key });
    const changed = told ? differences(told.rows, rows) : [];
    if (!told || changed.length === 0) {
      await this.published.save(next);
      return;
    }
    const { rests } = figureKind(reference.figure);
    const causes = await this.causes.since(told.knownAt, scope, figure.meta.window, rests);
    // Both or neither: an entry is written once, and nothing is forgotten.
    await this.published.manager.transaction(async (manager) => {
      await manager.save(PublishedFigureEntity, next);
      await manager.insert(
        RestatementEntity,
        changed.map(({ before, after }) => ({
          ...reference,
          season,
          definition: figure.meta.definition,
          label: (after ?? before)?.label ?? '',
          tagName: (after ?? before)?.tag_name ?? null,
          before: before && said(before),
          after: after && said(after),
          causes,
          knownBefore: told.knownAt,
          knownAfter: scope.asOf,
        })),
      );
      await this.webhooks.publish(
        [
          {
            id: `figure.restated:${key}:${scope.asOf.toISOString()}`,
            type: 'figure.restated',
            subject: null,
            occurredAt: scope.asOf,
            data: {
              ...reference,
              season,
              definition: figure.meta.definition,
              causes,
              known_before: told.knownAt,
              known_after: scope.asOf,
              rows_changed: changed.length,
              rows: changed.slice(0, MOST_ROWS_TOLD).map(({ before, after }) => ({
                label: (after ?? before)?.label ?? '',
                tag_name: (after ?? before)?.tag_name ?? null,
                before: before && said(before),
                after: after && said(after),
              })),
            },
          },
        ],
        manager,
      );
    });
  }
}

const said = ({ value, numerator, denominator }: Said): Said => ({ value, numerator, denominator });

function rowsOf({ rows }: Figure): PublishedRow[] {
  return rows
    .filter(({ suppressed }) => !suppressed)
    .map(({ label, tag_name, season_short, look, ...row }) => ({
      key: [season_short, tag_name ?? look ?? label].join('/'),
      label,
      tag_name,
      ...said(row),
    }));
}
