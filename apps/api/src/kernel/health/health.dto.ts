/** Whether all of Toile serves. */
export class HealthDto {
  /**
   * `degraded`: pages are shown and beacons answered, though something else does not serve; `unavailable`: they are not.
   * @example "ok"
   */
  status: 'ok' | 'degraded' | 'unavailable';
  /**
   * `ok`, or what each service or store lacks.
   * @example { "api": "ok", "ingest": "ok", "aggregator": "ok", "postgres": "ok", "log": "ok", "warehouse": "ok" }
   */
  services: Record<string, string>;
  /**
   * Age of the oldest event that is not in the warehouse yet, milliseconds; null while unknown.
   * @example 120
   */
  lag_ms: number | null;
  /** `off` where there is no demo. */
  demo: 'loading' | 'loaded' | 'off' | 'failed';
}
