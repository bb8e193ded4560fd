export { SERVICE_STATUS_ENTITIES, SERVICE_STATUS_MIGRATIONS } from './schema.js';
export { ServiceStatusModule } from './service-status.module.js';
