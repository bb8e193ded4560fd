import { namedPicturesSql, type Warehouse } from '@toile/warehouse';
import { Gauge, type Registry } from 'prom-client';

const HOUR_MS = 3_600_000;
/** Scrapes come every few seconds from every replica; the share moves slowly. */
const KEPT_MS = 60_000;

interface Row {
  named: number;
  unknown: number;
}

/** Exposes how many events of the last hour name a picture the catalogue has, and how many one it never had. */
export function exposeNamedPictures(registry: Registry, warehouse: Warehouse): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'toile_tracking_named_pictures',
    help: 'Events of the last hour that name a look or a street-style picture; known is "no" when the catalogue never had it',
    labelNames: ['known'],
    registers: [registry],
    async collect() {
      if (performance.now() - askedAt < KEPT_MS) return;
      askedAt = performance.now();
      const to = new Date();
      const times = { from: clickhouseTime(new Date(to.getTime() - HOUR_MS)), to: clickhouseTime(to) };
      // Without the warehouse there is no figure; `/api/health` says why.
      const [found] = await ask(warehouse, times).catch(() => []);
      this.reset();
      if (!found) return;
      this.set({ known: 'no' }, found.unknown);
      this.set({ known: 'yes' }, found.named - found.unknown);
    },
  });
}

const ask = async (warehouse: Warehouse, times: { from: string; to: string }) =>
  warehouse.query<Row>(
    { name: 'metrics-named-pictures', sql: namedPicturesSql(warehouse.database), timeoutMs: 5_000 },
    times,
  );

const clickhouseTime = (time: Date) => time.toISOString().slice(0, 23).replace('T', ' ');
