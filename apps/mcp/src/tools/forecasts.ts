import { z } from 'zod';
import { table } from '../tables/markdown.js';
import { type AddTools, orRefused, pageAt, READS, said } from '../tool.js';

const MEASURES = ['searches', 'views', 'boards'] as const;
const KINDS = ['trend', 'brand'] as const;
const WEEKS = 52;
const slug = z.string().trim().min(1).max(200);

interface Score {
  horizon: number;
  weeks: number;
  said: number;
  came: number;
  mase: number | null;
  naive: number | null;
  within80: number;
  direction: boolean | null;
}

interface Forecast {
  origins: string[];
  changes: { from: string; before: number; after: number }[];
  forecast: {
    origin: string;
    made_at: string;
    afterwards: boolean;
    method: string;
    version: string;
    note: string;
    data: { from: string; to: string; as_of: string; weeks: number; events: number; digest: string };
    low_base: boolean;
    weeks: {
      from: string;
      to: string;
      value: number;
      bands: { coverage: number; low: number; high: number }[];
    }[];
    scores: Score[];
  } | null;
}

interface ForecastRecord {
  groups: {
    measure: string;
    horizon: number;
    method: string;
    forecasts: number;
    mase: number | null;
    naive: number | null;
    within50: number;
    within80: number;
    within95: number;
    direction: number | null;
  }[];
  results: (Score & {
    measure: string;
    of: string;
    slug: string;
    label: string;
    origin: string;
    low_base: boolean;
  })[];
  total_count: number;
  page: number;
}

/** What is foretold, and how right it was before. */
export const addForecastTools: AddTools = (server, context) => {
  const { api } = context;
  server.registerTool(
    'forecast',
    {
      title: 'Forecast a trend or brand',
      description:
        'The weeks ahead of a trend’s or brand’s share of searches, views or boards, with intervals of 50, 80 and 95 %, from what they were made, and how earlier ones came out. Pass intervals on, and low base.',
      inputSchema: {
        slug: slug.describe('denim, wexcombe … as find_name gives it'),
        of: z.enum(KINDS).default('trend'),
        measure: z.enum(MEASURES).default('searches'),
        origin: z.iso.date().optional().describe('An earlier forecast; the newest where left out'),
        weeks: z.number().int().min(1).max(WEEKS).default(13),
      },
      annotations: READS,
    },
    ({ weeks: wanted, ...query }) =>
      orRefused(async () => {
        const { forecast, origins, changes } = await api.get<Forecast>('/api/dashboard/forecasts', query);
        const focus = query.of === 'brand' ? 'brand' : 'trend';
        const link = pageAt(
          context,
          `/data/dashboard/${focus}-focus?${focus}=${encodeURIComponent(query.slug)}`,
        );
        if (!forecast)
          return said([`Nothing is foretold of ${query.slug} yet.`, `Open in the browser: ${link}`], {
            link,
          });
        const weeks = forecast.weeks.slice(0, wanted);
        const bandOf = (bands: (typeof weeks)[number]['bands'], coverage: number) => {
          const band = bands.find((one) => one.coverage === coverage);
          return band ? `${band.low} to ${band.high}` : '';
        };
        return said(
          [
            `${query.measure} of ${query.slug}, percent, as foretold on ${forecast.origin}${forecast.afterwards ? ' (made afterwards, from what was known then)' : ''}:`,
            table(
              ['week', 'value', '50 %', '80 %', '95 %'],
              weeks.map((one) => [
                one.from,
                `${one.value} %`,
                bandOf(one.bands, 50),
                bandOf(one.bands, 80),
                bandOf(one.bands, 95),
              ]),
            ),
            forecast.low_base && 'Low base: it rests on few events a week.',
            `Method ${forecast.method}, version ${forecast.version}, from ${forecast.data.events} events in ${forecast.data.weeks} weeks, ${forecast.data.from} to ${forecast.data.to}, as known on ${forecast.data.as_of} (${forecast.data.digest.slice(0, 16)}).${forecast.note ? ` ${forecast.note}` : ''}`,
            changes.length > 0 &&
              `The level changed: ${changes.map((one) => `${one.from} from ${one.before} % to ${one.after} %`).join('; ')}.`,
            forecast.scores.length > 0 && `What came:\n${scoreTable(forecast.scores)}`,
            `Open in the browser: ${link}`,
          ],
          { ...forecast, weeks, origins: origins.slice(0, WEEKS), link },
        );
      }),
  );

  server.registerTool(
    'forecast_record',
    {
      title: 'How right forecasts were',
      description:
        'The record of past forecasts: what was said and what came, beside saying what the year before had (naive). MASE below 1 is better than that.',
      inputSchema: {
        measure: z.enum(MEASURES).optional(),
        of: z.enum(KINDS).optional(),
        slug: slug.optional(),
        horizon: z.union([z.literal(4), z.literal(13), z.literal(26), z.literal(52)]).optional(),
        order: z.enum(['worst', 'newest']).default('worst'),
        page: z.number().int().min(1).max(1_000).default(1),
        rows: z.number().int().min(0).max(50).default(10),
      },
      annotations: READS,
    },
    ({ rows, ...query }) =>
      orRefused(async () => {
        const record = await api.get<ForecastRecord>('/api/dashboard/forecasts/record', query);
        const results = record.results.slice(0, rows);
        const link = pageAt(context, '/data/forecasts');
        return said(
          [
            record.groups.length > 0
              ? table(
                  [
                    'measure',
                    'weeks ahead',
                    'method',
                    'forecasts',
                    'MASE',
                    'naive',
                    'within 50 %',
                    'within 80 %',
                    'within 95 %',
                    'direction right',
                  ],
                  record.groups.map((one) => [
                    one.measure,
                    text(one.horizon),
                    one.method,
                    text(one.forecasts),
                    text(one.mase),
                    text(one.naive),
                    `${one.within50} %`,
                    `${one.within80} %`,
                    `${one.within95} %`,
                    one.direction === null ? '' : `${one.direction} %`,
                  ]),
                )
              : 'No forecast has ended yet.',
            results.length > 0 &&
              table(
                ['forecast', 'made for', 'weeks ahead', 'said, %', 'came, %', 'MASE', 'note'],
                results.map((one) => [
                  `${one.label} (${one.of} ${one.slug}), ${one.measure}`,
                  one.origin,
                  text(one.horizon),
                  text(one.said),
                  text(one.came),
                  text(one.mase),
                  one.low_base ? 'low base' : '',
                ]),
              ),
            `${record.total_count} forecasts in all. Open in the browser: ${link}`,
          ],
          { groups: record.groups, results, total_count: record.total_count, link },
        );
      }),
  );
};

const scoreTable = (scores: readonly Score[]) =>
  table(
    ['weeks ahead', 'said, %', 'came, %', 'MASE', 'naive', 'weeks within 80 %'],
    scores.map((one) => [
      text(one.horizon),
      text(one.said),
      text(one.came),
      text(one.mase),
      text(one.naive),
      `${one.within80} of ${one.weeks}`,
    ]),
  );

const text = (value: number | null) => (value === null ? '' : String(value));
