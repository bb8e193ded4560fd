import type pg from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A class with `@Entity`, or an entity that was described as a schema. */
// biome-ignore lint/complexity/noBannedTypes: TypeORM takes classes of any constructor by this type.
export type EntityClass = Function | EntitySchema;

export interface DataSourceSettings {
  url: string;
  /** The entities of the service. */
  entities?: readonly EntityClass[];
  /** Connections at most. */
  max?: number;
  connectTimeoutMs?: number;
  /** Told of an idle connection that broke; it is replaced at its next use. */
  onError?: (error: Error) => void;
}

/** The one DataSource of a service, connected. @throws what the driver says of a server that does not answer */
export function openDataSource(settings: DataSourceSettings): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    url: settings.url,
    entities: [...(settings.entities ?? [])],
    connectTimeoutMS: settings.connectTimeoutMs ?? 5_000,
    poolErrorHandler: settings.onError ?? (() => undefined),
    installExtensions: false,
    logger: 'debug',
    extra: { max: settings.max ?? 10 },
  }).initialize();
}

/** The pg pool below a connected DataSource, for the event store and the log, whose statements are written by hand. */
export function poolOf(dataSource: DataSource): pg.Pool {
  return (dataSource.driver as PostgresDriver).master as pg.Pool;
}
