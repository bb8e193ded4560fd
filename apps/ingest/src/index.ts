export { sessionsIn } from './enrichment/read-sessions.js';
export { countsIn } from './intake/keep-counts.js';
export { type IngestOptions, startIngest } from './start-ingest.js';
