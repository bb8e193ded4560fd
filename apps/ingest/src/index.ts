export { BEACON_SCHEMA } from './intake/read-beacon.js';
export { type IngestOptions, startIngest } from './start-ingest.js';
export { openIngestStores } from './stores.js';
