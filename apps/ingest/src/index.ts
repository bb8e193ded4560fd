export type { ReadSessions, SessionFacts } from './enrichment/members.js';
export { type IngestOptions, startIngest } from './start-ingest.js';
