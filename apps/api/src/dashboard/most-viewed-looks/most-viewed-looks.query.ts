import { Inject, Injectable } from '@nestjs/common';
import type { Figure, FigureRow } from '@toile/contracts';
import { lookViews, rollupSql, type SealedTo, type Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { z } from 'zod';
import { LOOKS } from '../../catalogue/read-model/tables.js';
import { POOL, WAREHOUSE } from '../../tokens.js';

/** A figure that rests on fewer visitors is hidden (metrics, "Cleaning"). */
const FEWEST_VISITORS = 10;
const WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;
/** Before every event; ClickHouse's DateTime cannot go below 1970. */
const FIRST_TIME = new Date('2000-01-01');

export const mostViewedLooksSchema = z.object({ limit: z.coerce.number().int().min(1).max(100).default(10) });

const rowSchema = z.object({ look: z.string(), viewers: z.number(), views: z.number() });
type Row = z.infer<typeof rowSchema>;

const sqlOf = (database: string) => `
  SELECT look, uniqExactMerge(viewers) AS viewers, sum(views) AS views
  FROM (${rollupSql(lookViews, database, 'day, look, views, viewers')})
  WHERE day >= {first_day:Date} AND day <= {last_day:Date}
  GROUP BY look ORDER BY viewers DESC, views DESC, look LIMIT {limit:UInt16}`;

/** "Most viewed looks" of the last 30 days: distinct viewers, ties by views, then by slug (metrics, "Rankings"). */
@Injectable()
export class MostViewedLooksQuery {
  constructor(
    @Inject(WAREHOUSE) private readonly warehouse: Warehouse,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  async run({ limit }: z.infer<typeof mostViewedLooksSchema>, now = new Date()): Promise<Figure> {
    const firstDay = isoDay(new Date(now.getTime() - (WINDOW_DAYS - 1) * DAY_MS));
    const lastDay = isoDay(now);
    const sealedTo = await this.sealedTo();
    const rows = await this.warehouse.query(
      {
        name: 'most-viewed-looks',
        sql: sqlOf(this.warehouse.database),
        params: z.object({
          days_to: z.string(),
          hours_to: z.string(),
          live_to: z.string(),
          first_day: z.string(),
          last_day: z.string(),
          limit: z.number(),
        }),
        row: rowSchema,
        timeoutMs: 5_000,
      },
      {
        days_to: isoTime(sealedTo.days),
        hours_to: isoTime(sealedTo.hours),
        live_to: isoTime(new Date(now.getTime() + DAY_MS)),
        first_day: firstDay,
        last_day: lastDay,
        limit,
      },
    );
    return {
      rows: await this.describe(rows),
      meta: {
        definition: 'most_viewed_looks',
        version: 2,
        filters: {},
        window: { from: firstDay, to: lastDay, rule: 'last 30 days' },
        as_of: new Date().toISOString(),
        fresh_to: (await this.freshTo(now)).toISOString(),
        partial: false,
      },
    };
  }

  /** Where sealed days and hours end: at the first one that holds blocks and is not sealed. */
  private async sealedTo(): Promise<SealedTo> {
    const { rows } = await this.pool.query<{ period: 'hour' | 'day'; sealed_to: Date | null }>(
      `SELECT period, coalesce(
         (SELECT min(date_trunc(period, ingest_hour, 'UTC')) FROM ledger_block b
          WHERE generation = 1 AND topic = 'tracking' AND NOT EXISTS (
            SELECT 1 FROM ledger_seal s WHERE s.generation = 1 AND s.topic = 'tracking' AND s.period = p.period
              AND s.starts_at = date_trunc(p.period, b.ingest_hour, 'UTC'))),
         (SELECT max(starts_at) + ('1 ' || p.period)::interval FROM ledger_seal s
          WHERE s.generation = 1 AND s.topic = 'tracking' AND s.period = p.period)) AS sealed_to
       FROM (VALUES ('hour'), ('day')) AS p(period)`,
    );
    const to = (period: string) => rows.find((row) => row.period === period)?.sealed_to ?? FIRST_TIME;
    return { days: to('day'), hours: to('hour') };
  }

  /** Every event appended before this time is in the figure: the aggregator notes it for each partition. */
  private async freshTo(now: Date): Promise<Date> {
    const { rows } = await this.pool.query<{ fresh_to: Date | null }>(
      `SELECT min(fresh_to) AS fresh_to FROM ledger_partition WHERE topic = 'tracking'`,
    );
    return rows[0]?.fresh_to ?? now;
  }

  private async describe(rows: Row[]): Promise<FigureRow[]> {
    const { rows: looks } = await this.pool.query<{
      slug: string;
      designer_name: string;
      season_name: string;
      city_name: string;
      position: number;
      image_filename: string;
    }>(
      `SELECT slug, designer_name, season_name, city_name, position, image_filename FROM ${LOOKS} WHERE slug = ANY($1)`,
      [rows.map((row) => row.look)],
    );
    const bySlug = new Map(looks.map((look) => [look.slug, look]));
    return rows.map((row, index) => {
      const look = bySlug.get(row.look);
      const suppressed = row.viewers < FEWEST_VISITORS;
      return {
        ...EMPTY_ROW,
        label: look ? `${look.designer_name}, look ${look.position}` : row.look,
        value: suppressed ? null : row.viewers,
        value_label: suppressed ? null : String(row.viewers),
        city_name: look?.city_name ?? null,
        ranking: index + 1,
        image_filename: look?.image_filename ?? null,
        look: row.look,
        season_short: look ? shortSeason(look.season_name) : null,
        numerator: suppressed ? null : row.viewers,
        suppressed,
      };
    });
  }
}

const EMPTY_ROW: FigureRow = {
  label: '',
  value: null,
  value_label: null,
  bar_background: null,
  city_name: null,
  ranking: null,
  image_filename: null,
  look: null,
  season_short: null,
  tag_name: null,
  evolution: null,
  numerator: null,
  denominator: null,
  low_base: false,
  suppressed: false,
  new: false,
  interval: null,
  points: null,
  previous_ranking: null,
  index: null,
};

const isoDay = (time: Date) => time.toISOString().slice(0, 10);
const isoTime = (time: Date) => time.toISOString().slice(0, 19).replace('T', ' ');

/** "Fall-Winter 2026" → "FW26". */
function shortSeason(name: string): string {
  const codes: Record<string, string> = {
    'Fall-Winter': 'FW',
    'Pre-Fall': 'PF',
    'Spring-Summer': 'SS',
    Resort: 'RS',
  };
  const [kind = '', year = ''] = name.split(' ');
  return `${codes[kind] ?? kind}${year.slice(-2)}`;
}
