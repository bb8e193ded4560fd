export { DEMO_PASSWORD, seedDemoMembers } from './accounts/members/seed-demo-members.js';
export type { ApiStores } from './api.module.js';
export { type CollectionToLoad, type LookToLoad, loadCatalogue } from './catalogue/load-catalogue.js';
export type { SystemHealth } from './health/health.controller.js';
export { migrateApi } from './migrate-api.js';
export type { PictureSource } from './pictures/picture-source.js';
export { PictureStore } from './pictures/picture-store.js';
export { type ApiOptions, startApi } from './start-api.js';
