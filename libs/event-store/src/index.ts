export { defineCategory, type EventCategory, type PersonalFields, type Upcaster } from './category.js';
export { type Decider, fold } from './decider.js';
export { ConcurrencyError, PersonErasedError } from './errors.js';
export type { DomainEvent, EventMetadata, RecordedEvent, Recording } from './event.js';
export { specify } from './given-when-then.js';
export { type CommandOutcome, type CommandRequest, handleCommand } from './handle-command.js';
export { InMemoryEventStore, type InMemoryStoreOptions } from './in-memory-store.js';
export type { KeyStore } from './keys/key-store.js';
export { openEventStore } from './open-event-store.js';
export type {
  AllSlice,
  AppendOutcome,
  AppendRequest,
  EventStore,
  LoadOptions,
  ReadAllRequest,
} from './port.js';
export type { AppendToLog } from './postgres/append-batch.js';
export { inTransaction } from './postgres/in-transaction.js';
export { eventStoreMigrations } from './postgres/migrations.js';
export { PostgresEventStore, type PostgresStoreOptions } from './postgres/postgres-store.js';
export {
  type DocumentProjectionOptions,
  defineDocumentProjection,
} from './projections/document-projection.js';
export { erasePerson } from './projections/erase-person.js';
export { type Projection, readSchema } from './projections/projection.js';
export { type ProjectionProgress, projectionProgress } from './projections/projection-progress.js';
export { ProjectionRunner, type ProjectionRunnerOptions } from './projections/projection-runner.js';
export { type RebuildOptions, rebuildProjection } from './projections/rebuild-projection.js';
export { toLogRecord } from './publish.js';
export { RELAY_GROUP, RELAY_HEADERS, type Relay, type RelayOptions, relayLog } from './relay/relay-log.js';
export { type RelayProgress, RepeatFilter } from './relay/repeat-filter.js';
export { type InStream, inStream, specifyProjection, timeAt } from './specify-projection.js';
