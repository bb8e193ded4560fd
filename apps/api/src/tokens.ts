/** Injection tokens of what the composition root hands to the features. */
export const POOL = Symbol('pg.Pool');
export const WAREHOUSE = Symbol('Warehouse');
export const PICTURES = Symbol('PictureStore');
export const HEALTH_CHECKS = Symbol('HealthChecks');
