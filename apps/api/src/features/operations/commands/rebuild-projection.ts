import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PostgresEventStore, type Projection, rebuildProjection } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { IsString } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { EventSourcedFeature } from '../../../kernel/event-store/event-sourced-feature.js';
import { EVENT_STORE, FEATURES } from '../../../kernel/event-store/tokens.js';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { defineTask, HandlesTask, type JobContext, type TaskHandler } from '../../../kernel/jobs/task.js';
import { AuditLog } from '../../accounts/index.js';

/** Which read model is built anew. */
export class RebuildDto {
  @IsString()
  name: string;
}

/** One at a time: each reads the whole event store. */
const REBUILD = defineTask('rebuild-projection', RebuildDto, {
  queue: 'rebuild-projection',
  maxAttempts: 3,
});

/** A read model is built anew beside the live one, and put in its place. */
export class RebuildProjection extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(RebuildProjection)
export class RebuildProjectionHandler implements ICommandHandler<RebuildProjection> {
  constructor(
    @Inject(FEATURES) private readonly features: readonly EventSourcedFeature[],
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
  ) {}

  /** @throws DomainError projection/unknown */
  async execute({ caller, name }: RebuildProjection): Promise<void> {
    if (!named(this.features, name))
      throw new DomainError('projection/unknown', 'There is no such projection.');
    await this.audit.note('projection-rebuilt', { actor: caller.subject, detail: { projection: name } });
    await this.jobs.add(REBUILD, { name }, { key: `${REBUILD.name}:${name}` });
  }
}

@HandlesTask(REBUILD)
export class RebuildHandler implements TaskHandler<RebuildDto> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(FEATURES) private readonly features: readonly EventSourcedFeature[],
  ) {}

  /** A rebuild that was handed back is taken up where it stopped. */
  async handle({ name }: RebuildDto, { signal }: JobContext): Promise<void> {
    const projection = named(this.features, name);
    // Of a release before this one.
    if (!projection) return;
    await rebuildProjection(this.store, projection, { onProgress: () => signal.throwIfAborted() });
  }
}

const named = (features: readonly EventSourcedFeature[], name: string): Projection | undefined =>
  features.flatMap((feature) => feature.projections).find((projection) => projection.name === name);
