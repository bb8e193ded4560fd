import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { type PostgresEventStore, ProjectionRunner } from '@toile/event-store';
import type { Logger } from '@toile/platform';
import type pg from 'pg';
import { LOGGER, POOL, SECRET } from '../tokens.js';
import type { EventSourcedFeature } from './event-sourced-feature.js';
import { StreamHistoryController } from './http/stream-history.controller.js';
import { StreamHistoryHandler } from './queries/stream-history.js';
import { EVENT_STORE, FEATURES, READ_MODELS } from './tokens.js';

/** Runs the projections as long as the api serves; waits for migrations that have not been applied yet. */
@Injectable()
class ReadModelsLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(@Inject(READ_MODELS) private readonly runner: ProjectionRunner) {}

  onApplicationBootstrap(): void {
    this.runner.begin();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.runner.stop();
  }
}

@Module({})
class EventStoreModule {}

/** The event store with the streams and read models of these features, for the whole api. */
export function eventStoreModule(
  features: readonly EventSourcedFeature[],
  open: (pool: pg.Pool, secret: Buffer) => PostgresEventStore,
): DynamicModule {
  return {
    module: EventStoreModule,
    global: true,
    imports: [CqrsModule.forRoot()],
    controllers: [StreamHistoryController],
    providers: [
      { provide: FEATURES, useValue: features },
      {
        provide: EVENT_STORE,
        inject: [POOL, SECRET],
        useFactory: open,
      },
      {
        provide: READ_MODELS,
        inject: [EVENT_STORE, LOGGER],
        useFactory: (store: PostgresEventStore, logger: Logger) =>
          new ProjectionRunner(store, {
            projections: features.flatMap((feature) => feature.projections),
            // The first failures are those of a service that starts before its database is migrated.
            onError: (projection, error, failures) => {
              if (failures % 10 === 0)
                logger.warn({ err: error, projection: projection.name }, 'a projection stands still');
            },
          }),
      },
      StreamHistoryHandler,
      ReadModelsLifecycle,
    ],
    exports: [CqrsModule, EVENT_STORE, READ_MODELS, FEATURES],
  };
}
