export { JobsDesk } from './jobs-desk.js';
export { OperationsModule } from './operations.module.js';
export { ReplayPlan, ReplayPlanHandler } from './queries/replay-plan.js';
export { OPERATIONS_ENTITIES, OPERATIONS_MIGRATIONS } from './schema.js';
