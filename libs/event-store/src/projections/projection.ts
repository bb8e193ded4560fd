import type { PoolClient } from 'pg';
import type { RecordedEvent } from '../event.js';

/**
 * A read model that answers one question. Its tables live in a PostgreSQL schema of their own, so that a second build
 * can stand beside the first; SQL of a projection therefore names tables without a schema, the runner sets the path.
 */
export interface Projection {
  /** Kebab-case, named for the question it answers: `moodboard-details`. */
  name: string;
  /** Raised with every change of shape or rule: the next version is built from the first event, beside the old one. */
  version: number;
  /** Only events of these categories come. */
  categories: readonly string[];
  /** Creates the tables, in the build's own schema. */
  tables: string;
  /** Brings the tables up to date; commits with the position, so each event is applied exactly once. */
  apply(client: PoolClient, events: readonly RecordedEvent[]): Promise<void>;
  /** Removes everything opened about a person whose key has been destroyed. Safe to repeat. */
  forget?(client: PoolClient, subject: string): Promise<void>;
}

/** The PostgreSQL schema in which queries find the live build: `read_moodboard_details_v1`. */
export function readSchema({ name, version }: Pick<Projection, 'name' | 'version'>): string {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new RangeError(`"${name}" is no name for a projection`);
  return `read_${name.replaceAll('-', '_')}_v${version}`;
}
