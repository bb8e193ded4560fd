import { type DataSourceSettings, type EntityClass, openDataSource } from '@toile/database';
import type { DataSource } from 'typeorm';
import { SessionFactsEntity } from './session-facts.entity.js';

/** The DataSource, once it is connected. */
export type Connected = () => Promise<DataSource>;

/** Every entity of ingest: what a DataSource must know that is handed to it. */
export const INGEST_ENTITIES: readonly EntityClass[] = [SessionFactsEntity];

/**
 * A DataSource that whoever needs it first connects, since ingest starts and takes beacons while PostgreSQL is away. Who asks
 * meanwhile gets the error; the next one tries again.
 */
export class LateDataSource {
  private opened: Promise<DataSource> | undefined;

  constructor(private readonly settings: Omit<DataSourceSettings, 'entities'>) {}

  readonly connected: Connected = () => {
    this.opened ??= openDataSource({ ...this.settings, entities: INGEST_ENTITIES }).catch((error) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  };

  async close(): Promise<void> {
    const dataSource = await this.opened?.catch(() => undefined);
    await dataSource?.destroy();
  }
}
