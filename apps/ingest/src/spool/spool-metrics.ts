import { Counter, Gauge, type Registry } from 'prom-client';
import type { SpoolReport } from './spooled-log.js';

/** Exposes the spool: what waits, how much room there is, and what has been drained since the start. */
export function exposeSpool(registry: Registry, report: () => SpoolReport): void {
  const gauge = (name: string, help: string, field: keyof SpoolReport) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(report()[field]);
      },
    });
  gauge('toile_ingest_spool_records', 'Events on local disk that wait for the log.', 'records');
  gauge('toile_ingest_spool_bytes', 'Bytes of the spool on local disk.', 'bytes');
  gauge('toile_ingest_spool_max_bytes', 'Bytes the spool may have.', 'max_bytes');
  gauge(
    'toile_ingest_spool_damaged_bytes',
    'Bytes of the spool that could not be read since the start; they are in files beside it.',
    'damaged_bytes',
  );
  const counter = (name: string, help: string, field: keyof SpoolReport) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(report()[field]);
      },
    });
  counter('toile_ingest_drained_total', 'Spooled events that reached the log since the start.', 'drained');
  counter('toile_ingest_rejected_total', 'Spooled events the log can never take.', 'rejected');
}
