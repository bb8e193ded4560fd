import { type DataSourceSettings, type EntityClass, openDataSource } from '@toile/database';
import type { DataSource } from 'typeorm';
import { CollectionRatingEntity } from './ratings/read-models/collection-rating.entity.js';

/** Every entity of the api. */
const ENTITIES: readonly EntityClass[] = [CollectionRatingEntity];

/** The api's DataSource, for the service and for operators' commands. Its schema is migrated before (`migrateApi`). */
export function openApiDataSource(settings: Omit<DataSourceSettings, 'entities'>): Promise<DataSource> {
  return openDataSource({ ...settings, entities: ENTITIES });
}
