export { asMessage } from './as-message.js';
export { type CrashableKafka, crashableKafka } from './crashable-kafka.js';
export { type CrashablePostgres, crashablePostgres } from './crashable-postgres.js';
export { sharedOpenApiFile } from './environment.js';
export { type KafkaBroker, type KafkaBrokerOptions, startKafkaBroker } from './kafka-broker.js';
export { testPostgres } from './postgres.js';
export { startTcpProxy, type TcpProxy } from './tcp-proxy.js';
export { testWarehouse } from './warehouse.js';
