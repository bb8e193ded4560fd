export type { ApiStores } from './api.module.js';
export { type CollectionToLoad, type LookToLoad, loadCatalogue } from './catalogue/load-catalogue.js';
export { catalogueMigrations } from './catalogue/migrations.js';
export type { SystemHealth } from './health/health.controller.js';
export type { PictureSource } from './pictures/picture-source.js';
export { PictureStore } from './pictures/picture-store.js';
export { type ApiOptions, startApi } from './start-api.js';
