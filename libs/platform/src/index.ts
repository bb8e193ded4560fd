export { beginProcess } from './begin-process.js';
export { compileSchema } from './compile-schema.js';
export { correlated, correlateRequests, correlationId, currentTraceparent } from './correlation.js';
export { openCountries } from './country-of-address.js';
export {
  DataFolderError,
  folderError,
  makeFolder,
  refuseClosedFolder,
  refuseFullDisk,
} from './data-folder.js';
export { DomainError, ValidationError, type Violation } from './domain-error.js';
export { GroupCommit, type GroupCommitOptions } from './group-commit.js';
export { inputOf } from './input-of.js';
export { InputPipe } from './input-pipe.js';
export { Health, type HealthCheck, HealthModule, type HealthReport } from './internal/health.js';
export { InternalModule } from './internal/internal.module.js';
export { type InternalAddress, portOf, startInternalPages } from './internal/internal-pages.js';
export { keepTrying } from './keep-trying.js';
export { createLogger, type Logger, watchStores } from './logger.js';
export { countedNetworks, isLoopback, isPublicAddress, networkOfAddress } from './network-of-address.js';
export { isNotMigrated } from './not-migrated.js';
export { isPostgresUnavailable } from './postgres-unavailable.js';
export { ProblemFilter, sendProblem, toProblem } from './problem-filter.js';
export { internalPortOf, type RunningService, type ServiceOptions, startService } from './service.js';
export { measurePool } from './service-metrics.js';
export { EnvironmentError, openSettings, readEnvironment, variablesOf } from './settings/environment.js';
export { misspeltVariables } from './settings/misspelt.js';
export {
  Address,
  Flag,
  Host,
  HostNames,
  LogLevel,
  Networks,
  OneOf,
  Optional,
  Pattern,
  Port,
  SecurityContact,
  Text,
  Whole,
} from './settings/rules.js';
export {
  type KafkaEnvironment,
  kafkaOf,
  ServiceEnvironment,
  tracingOf,
} from './settings/service-environment.js';
export { StorageEnvironment } from './settings/storage-environment.js';
export { stopOnSignal } from './shutdown.js';
export { keepHeapSmall } from './small-heap.js';
export { traceparentOf } from './tracing/trace-requests.js';
export { endSpan, isTracing, startSpan, startTracing, TRACEPARENT, traceHeaders } from './tracing/tracing.js';
