export { type IngestOptions, startIngest } from './start-ingest.js';
