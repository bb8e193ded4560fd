export { DomainError, ValidationError, type Violation } from './domain-error.js';
export { EnvironmentError, portSchema, readEnvironment } from './environment.js';
export { askHealth, type HealthCheck, type HealthReport } from './health.js';
export { createLogger, type Logger } from './logger.js';
export { migratePostgres, type PostgresMigration } from './postgres-migrations.js';
export { ProblemFilter, sendProblem, toProblem } from './problem-filter.js';
export { type RunningService, type ServiceOptions, startService } from './service.js';
export { stopOnSignal } from './shutdown.js';
export { validate } from './validate.js';
