export { sessionsIn } from './enrichment/read-sessions.js';
export { type IngestOptions, startIngest } from './start-ingest.js';
