export { createKafkaLog, type KafkaLogOptions } from './kafka/kafka-log.js';
export { KafkaRestore } from './kafka/kafka-restore.js';
export { partitionOfKey } from './partition-of-key.js';
export * from './port.js';
export { dropSegmentsBefore, type ReadExport, type Segment } from './postgres/drop-segments.js';
export { logMigrations } from './postgres/migrations.js';
export {
  appendInTransaction,
  createPostgresLog,
  type PostgresLogOptions,
  wakeReaders,
} from './postgres/postgres-log.js';
