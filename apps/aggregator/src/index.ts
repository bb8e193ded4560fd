export { type DeadLetter, DeadLetters } from './dead-letters/dead-letters.js';
export { Ledger, migrateLedger } from './ledger/ledger.js';
export type { HourComparison } from './replay/compare.js';
export { offsetAt } from './replay/offset-at.js';
export { Replay } from './replay/replay.js';
export { describePlan, type ReplayPlan } from './replay/replay-plan.js';
export { type AggregatorOptions, type RunningAggregator, startAggregator } from './start-aggregator.js';
export type { Finding } from './verify/finding.js';
export { verify } from './verify/verify.js';
