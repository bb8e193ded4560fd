import type { ChildProcess } from 'node:child_process';
import type { ClickHouseClient } from '@clickhouse/client';
import type { TcpProxy } from '@toile/testing';
import type pg from 'pg';

type Name = 'api' | 'apiInternal' | 'ingest' | 'ingestInternal' | 'aggregator';
interface StagedService {
  child: ChildProcess;
  restarts: number;
  start(): void;
  kill(signal?: NodeJS.Signals): void;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts one again that was stopped. */
  restart(): void;
}

/** What specs use of the stage. */
export interface Stage {
  folder: string;
  disks: { folder(name: 'postgres' | 'clickhouse' | 'files'): string };
  toPostgres: TcpProxy;
  /** A way to PostgreSQL that no fault closes. */
  pool: pg.Pool;
  warehouse: {
    fault: null | 'away' | 'too many parts' | 'read-only' | { slowMs: number } | { loseAnswers: true };
  };
  services: Record<'api' | 'ingest' | 'aggregator' | 'engine', StagedService>;
  env: Record<string, string>;
  clickhouse: ClickHouseClient;
  /** Beacons that were answered since the start: event id → look. */
  answered: Map<string, string>;
  hasMembers?: boolean;
  url(name: Name): string;
  /** Runs a file of the commands; throws with what it said unless it ends with 0. */
  command(file: string, ...args: string[]): Promise<string>;
  logOf(name: 'api' | 'ingest' | 'aggregator'): string;
  stop(): Promise<void>;
}

export function startStage(settings?: Record<string, string>): Promise<Stage>;
