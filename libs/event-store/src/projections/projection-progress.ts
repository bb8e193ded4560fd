import type { Pool } from 'pg';

/** How far one build of a projection is. */
export interface ProjectionProgress {
  name: string;
  version: number;
  status: 'building' | 'live';
  position: number;
  /** Events, of whatever category, that it has not looked at yet. */
  lag: number;
  /** Since the oldest of them was recorded; 0 when there is none. */
  lagMs: number;
  updatedAt: Date;
  lastError: string | null;
}

/** Every build that is live or on its way, by name. */
export async function projectionProgress(pool: Pool): Promise<ProjectionProgress[]> {
  const { rows } = await pool.query<{
    name: string;
    version: number;
    status: 'building' | 'live';
    next_position: string;
    lag: string;
    lag_ms: string;
    updated_at: Date;
    last_error: string | null;
  }>(
    `SELECT b.name, b.version, b.status, b.next_position, b.updated_at, b.last_error,
       greatest(h.next_position - b.next_position, 0) AS lag,
       coalesce(greatest(extract(epoch FROM clock_timestamp() - e.recorded_at) * 1000, 0), 0)::bigint AS lag_ms
     FROM event_store.projection_build b CROSS JOIN event_store.head h
     LEFT JOIN event_store.event e ON e.position = b.next_position
     WHERE b.status <> 'retired' ORDER BY b.name, b.version, b.id`,
  );
  return rows.map((row) => ({
    name: row.name,
    version: row.version,
    status: row.status,
    position: Number(row.next_position),
    lag: Number(row.lag),
    lagMs: Number(row.lag_ms),
    updatedAt: row.updated_at,
    lastError: row.last_error,
  }));
}
