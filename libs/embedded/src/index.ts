export { backupPostgres, copyFolder } from './backup-postgres.js';
export { type ClickhouseDoor, startClickhouseDoor } from './clickhouse-door.js';
export { claimDataFolder, DataFolderInUseError } from './data-folder.js';
export { freePort } from './free-port.js';
export { type EmbeddedPostgres, startPostgres } from './postgres.js';
