export { migrateLedger } from './ledger/ledger.js';
export { type AggregatorOptions, type RunningAggregator, startAggregator } from './start-aggregator.js';
