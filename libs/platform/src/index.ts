export { compileSchema } from './compile-schema.js';
export {
  correlated,
  correlateRequests,
  correlationId,
  correlationIdOf,
  currentTraceparent,
} from './correlation.js';
export { openCountries } from './country-of-address.js';
export { DomainError, ValidationError, type Violation } from './domain-error.js';
export {
  EnvironmentError,
  hostNames,
  hostSchema,
  internalPortSchema,
  networks,
  portSchema,
  readEnvironment,
} from './environment.js';
export { InputPipe } from './input-pipe.js';
export { Health, type HealthCheck, HealthModule, type HealthReport } from './internal/health.js';
export { InternalModule } from './internal/internal.module.js';
export { type InternalAddress, portOf, startInternalPages } from './internal/internal-pages.js';
export { type KafkaEnvironment, kafkaEnvironmentShape, kafkaOf } from './kafka-environment.js';
export { keepTrying } from './keep-trying.js';
export { createLogger, type Logger } from './logger.js';
export { countedNetworks, isLoopback, networkOfAddress } from './network-of-address.js';
export { isPostgresUnavailable } from './postgres-unavailable.js';
export { ProblemFilter, sendProblem, toProblem } from './problem-filter.js';
export { internalPortOf, type RunningService, type ServiceOptions, startService } from './service.js';
export { measurePool } from './service-metrics.js';
export { stopOnSignal } from './shutdown.js';
export { keepHeapSmall } from './small-heap.js';
export { traceparentOf } from './tracing/trace-requests.js';
export {
  isTracing,
  type Span,
  startSpan,
  startTracing,
  TRACEPARENT,
  traceHeaders,
} from './tracing/tracing.js';
export { tracingEnvironmentShape, tracingOf } from './tracing/tracing-environment.js';
export { validate } from './validate.js';
