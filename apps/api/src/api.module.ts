import { type DynamicModule, Module } from '@nestjs/common';
import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { HealthController, type SystemHealth } from './health/health.controller.js';
import { CdnController } from './pictures/cdn.controller.js';
import type { PictureStore } from './pictures/picture-store.js';
import { HEALTH_CHECKS, PICTURES, POOL, WAREHOUSE } from './tokens.js';

export interface ApiStores {
  pool: pg.Pool;
  warehouse: Warehouse;
  pictures: PictureStore;
  health: SystemHealth;
}

@Module({})
class ApiModule {}

/** The api's root module on the stores it is given. */
export function apiModule(stores: ApiStores): DynamicModule {
  const providers = [
    { provide: POOL, useValue: stores.pool },
    { provide: WAREHOUSE, useValue: stores.warehouse },
    { provide: PICTURES, useValue: stores.pictures },
    { provide: HEALTH_CHECKS, useValue: stores.health },
  ];
  return {
    module: ApiModule,
    global: true,
    imports: [CatalogueModule, DashboardModule],
    controllers: [HealthController, CdnController],
    providers,
    exports: providers,
  };
}
