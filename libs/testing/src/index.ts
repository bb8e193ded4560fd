export { type CrashablePostgres, crashablePostgres } from './crashable-postgres.js';
export { testPostgres } from './postgres.js';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.js';
export { testWarehouse } from './warehouse.js';
