export { createKafkaLog, type KafkaLogOptions } from './kafka/kafka-log.js';
export { partitionOfKey } from './partition-of-key.js';
export * from './port.js';
export { migratePostgresLog } from './postgres/migrate.js';
export {
  appendInTransaction,
  createPostgresLog,
  type PostgresLogOptions,
  wakeReaders,
} from './postgres/postgres-log.js';
