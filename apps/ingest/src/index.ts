export { BEACON_SCHEMA } from './intake/read-beacon.js';
export { readFolder as readSpoolFolder } from './spool/spool-folder.js';
export { decodeRecord as decodeSpooled } from './spool/spool-record.js';
export { type IngestOptions, startIngest } from './start-ingest.js';
export { openIngestStores } from './stores.js';
