import type { LogMetrics } from './port.js';

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

export function countRead(metrics: LogMetrics, records: number, bytes: number): void {
  metrics.reads += 1;
  metrics.readRecords += records;
  metrics.readBytes += bytes;
}
