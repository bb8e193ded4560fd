import type { FigureMeta } from '@toile/contracts';
import { z } from 'zod';
import { figureBasis } from '../tables/figure-table.js';
import { table } from '../tables/markdown.js';
import { type AddTools, orRefused, pageAt, READS, said } from '../tool.js';

const day = z.iso.date();

interface Asked {
  measure: string;
  of: 'trend' | 'brand' | 'model' | 'colour' | 'city';
  slugs?: string | undefined;
  groups?: string | undefined;
}

interface Series {
  steps: { from: string; to: string; season_short: string | null; partial: boolean; of: number }[];
  series: {
    slug: string;
    label: string;
    points: {
      value: number | null;
      numerator: number | null;
      suppressed?: boolean;
      low_base: boolean;
      interval: [number, number] | null;
    }[];
  }[];
  meta: FigureMeta;
}

interface Named {
  results: { dimension: string; slug: string; label: string; total_count: number }[];
}

/** How trends and brands move, and what they are called. */
export const addSeriesTools: AddTools = (server, context) => {
  const { api } = context;
  server.registerTool(
    'series',
    {
      title: 'A figure over time',
      description:
        'Runway shares season by season, or street style, searches, views, boards and traffic by week or day, of trends, brands, models, colours or cities, with intervals; what verified members of an occupation searched, season by season.',
      inputSchema: {
        measure: z
          .enum(['runway-share', 'street-style', 'searches', 'views', 'boards', 'traffic', 'members'])
          .default('runway-share'),
        of: z.enum(['trend', 'brand', 'model', 'colour', 'city']).default('trend'),
        slugs: z.string().max(500).optional().describe('By commas: denim,velvet; the largest where left out'),
        groups: z
          .string()
          .max(8000)
          .optional()
          .describe(
            'Trends, brands, colours or cities that count as one line each: ~key:tag:Name:lace,sheer (of brands ~key:brand:Name:verne,aube), several by semicolons; not of members',
          ),
        step: z.enum(['season', 'week', 'day']).optional(),
        limit: z.number().int().min(1).max(20).optional(),
        type: z.string().max(60).optional(),
        city: z.string().max(60).optional(),
        country: z.string().max(60).optional().describe('Of searches alone: where they came from'),
        job: z.string().max(60).optional().describe('Of members alone: their occupation'),
        from: day.optional(),
        to: day.optional(),
      },
      annotations: READS,
    },
    (query) =>
      orRefused(async () => {
        const answer = await api.get<Series>('/api/dashboard/series', query);
        const link = pageAt(context, pageOf(query));
        const columns = ['', ...answer.series.map(({ label, slug }) => `${label} (${slug})`), 'out of'];
        const rows = answer.steps.map((step, index) => [
          `${step.season_short ?? step.from}${step.partial ? ' (not over)' : ''}`,
          ...answer.series.map(({ points }) => pointOf(points[index])),
          String(step.of),
        ]);
        return said(
          [
            'Percent, with 95 % intervals where they are known; * low base.',
            table(columns, rows),
            figureBasis(answer),
            `Open in the browser: ${link}`,
          ],
          { ...answer, link },
        );
      }),
  );

  server.registerTool(
    'find_name',
    {
      title: 'Find a trend, brand or season',
      description:
        'Slugs of trends, brands and seasons by what people call them; filters of figures take slugs.',
      inputSchema: { text: z.string().max(100) },
      annotations: READS,
    },
    ({ text }) =>
      orRefused(async () => {
        const { results } = await api.get<Named>('/api/dashboard/search', { search: text });
        const rows = results.map((one) => [one.slug, one.label, one.dimension, String(one.total_count)]);
        return said(
          [rows.length > 0 ? table(['slug', 'name', 'what', 'looks'], rows) : 'Nothing is called so.'],
          {
            results,
          },
        );
      }),
  );
};

/** The page of one trend or brand, or the tab of all of them; of all else and of groups the tab of time. */
function pageOf({ measure, of, slugs = '', groups = '' }: Asked): string {
  if ((of !== 'trend' && of !== 'brand') || groups)
    return `/data/dashboard/time?${new URLSearchParams({ measure, of, ...(slugs && { slugs }), ...(groups && { groups }) })}`;
  const isOne = slugs !== '' && !slugs.includes(',');
  return `/data/dashboard/${isOne ? `${of}-focus?${of}=${encodeURIComponent(slugs)}` : `${of}s`}`;
}

function pointOf(point: Series['series'][number]['points'][number] | undefined): string {
  if (point?.suppressed) return 'hidden';
  if (!point || point.value === null) return '–';
  const interval = point.interval ? ` (${point.interval[0]} to ${point.interval[1]})` : '';
  return `${point.value}${interval}${point.low_base ? ' *' : ''}`;
}
