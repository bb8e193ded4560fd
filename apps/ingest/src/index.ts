export { BEACON_SCHEMA } from './beacons/read-beacon.js';
export { sessionsIn } from './enrichment/read-sessions.js';
export { countsIn } from './intake/keep-counts.js';
export { INGEST_ENTITIES } from './late-data-source.js';
export { type IngestOptions, startIngest } from './start-ingest.js';
