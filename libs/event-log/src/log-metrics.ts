import { recordBytes } from './check-records.js';
import type { LogMetrics, LogRecord } from './port.js';

export function newMetrics(): LogMetrics {
  return {
    appends: 0,
    appendedRecords: 0,
    appendedBytes: 0,
    appendFailures: 0,
    inFlightBytes: 0,
    refusedAppends: 0,
    reads: 0,
    readRecords: 0,
    readBytes: 0,
    assignments: 0,
    rebalances: 0,
    fencedCommits: 0,
    lostLeases: 0,
    failedHeartbeats: 0,
  };
}

export function countRead(metrics: LogMetrics, records: readonly LogRecord[]): void {
  metrics.reads += 1;
  metrics.readRecords += records.length;
  for (const record of records) metrics.readBytes += recordBytes(record);
}
