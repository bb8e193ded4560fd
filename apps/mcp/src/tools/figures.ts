import {
  type DayBehind,
  definitionOf,
  type Explanation,
  FIGURE_ADDRESSES,
  FIGURE_DEFINITIONS,
  FIGURE_FILTERS,
  FIGURES,
  type Figure,
  type FigureAddress,
  figureKind,
  pageOfFigure,
} from '@toile/contracts';
import { z } from 'zod';
import { figureBasis, figureTable } from '../tables/figure-table.js';
import { table } from '../tables/markdown.js';
import { type AddTools, orRefused, pageAt, READS, receiptLine, said, type ToolContext } from '../tool.js';

const MOST_ROWS = 100;
const FILTERS_AS_OF = [...FIGURE_FILTERS, 'from', 'to', 'as_of', 'definition'] as const;

const figure = z
  .enum(FIGURE_ADDRESSES as [FigureAddress, ...FigureAddress[]])
  .describe('A name of list_figures');
const filters = z
  .partialRecord(z.enum(FILTERS_AS_OF), z.string().max(300))
  .default({})
  .describe(
    'Slugs: type=woman, city=milan, season=spring-summer-2027, compare=…, brand=…, trend=…; metric=views, traffic or searches of a ranking; as_of=ISO time for what was known then. A figure refuses what it does not obey.',
  );

interface RowsBehind {
  total_count: number;
  rows: ({ look: string; label: string; shown_on: string } | DayBehind)[];
}

/** Figures of the dashboard: listed, asked, and opened down to what they are made of. */
export const addFigureTools: AddTools = (server, context) => {
  server.registerTool(
    'list_figures',
    {
      title: 'List figures',
      description:
        'Every figure of the dashboard: what it counts, what it can be narrowed by, which scope of a token opens it.',
      inputSchema: {
        about: z
          .enum(['trend', 'brand', 'look', 'colour', 'country', 'kpi'])
          .optional()
          .describe('What its rows are'),
      },
      annotations: READS,
    },
    ({ about }) => {
      const listed = FIGURE_ADDRESSES.filter((address) => !about || FIGURES[address].subject === about).map(
        listedFigure,
      );
      return said(
        [
          table(
            ['figure', 'rows are', 'counts', 'obeys', 'scope'],
            listed.map((one) => [one.figure, one.rows, one.counts, one.obeys.join(', '), one.scope]),
          ),
        ],
        { figures: listed },
      );
    },
  );

  server.registerTool(
    'ask_figure',
    {
      title: 'Ask a figure',
      description:
        'The rows of one figure with intervals, changes, low base, window, filters and definition. Say intervals and low base when you pass numbers on.',
      inputSchema: { figure, filters, rows: z.number().int().min(1).max(MOST_ROWS).default(20) },
      annotations: READS,
    },
    ({ figure: address, filters: wanted, rows }) =>
      orRefused(async () => {
        const answer = await context.api.get<Figure>(`/api/dashboard/${address}`, wanted);
        const shown = answer.rows.slice(0, rows);
        const path = `/api/dashboard/${address}`;
        const receipt = await receiptLine(context, path, { ...wanted, as_of: answer.meta.as_of });
        return said(
          [
            shown.length > 0 ? figureTable(shown) : 'No rows: nothing was counted, or all of it is hidden.',
            answer.rows.length > shown.length &&
              `${answer.rows.length - shown.length} more rows are not shown.`,
            figureBasis(answer),
            receipt.line,
            `Open in the browser: ${permalink(context, address, answer)}`,
          ],
          {
            figure: address,
            rows: shown,
            meta: answer.meta,
            receipt: receipt.href,
            link: permalink(context, address, answer),
          },
        );
      }),
  );

  server.registerTool(
    'evidence',
    {
      title: 'Open what a number is made of',
      description:
        'The definition of a figure in words, one row’s numerator and denominator, and the looks or days behind it.',
      inputSchema: {
        figure,
        filters,
        row: z.string().max(200).describe('The slug of a row, or its label'),
        rows: z.number().int().min(1).max(MOST_ROWS).default(20),
      },
      annotations: READS,
    },
    ({ figure: address, filters: wanted, row, rows }) =>
      orRefused(async () => {
        const answer = await context.api.get<Figure>(`/api/dashboard/${address}`, {
          ...wanted,
          explain: 'true',
        });
        const { definition, reads, rows: explained } = answer.explanation as Explanation;
        const index = answer.rows.findIndex(
          (one) => [one.tag_name, one.look].includes(row) || one.label.toLowerCase() === row.toLowerCase(),
        );
        const [found, its] = [answer.rows[index], explained[index]];
        if (!found || !its)
          return said([
            `There is no row "${row}". Rows are: ${answer.rows
              .slice(0, MOST_ROWS)
              .map((one) => one.tag_name ?? one.label)
              .join(', ')}.`,
          ]);
        const behind = its.numerator_rows ? await context.api.get<RowsBehind>(its.numerator_rows) : undefined;
        return said(
          [
            `${definition.label}: ${definition.formula} (${definition.id}, version ${definition.version}). Read from ${reads}.`,
            figureTable([found]),
            behind && behindTable(behind, rows),
            !behind && 'What is behind it cannot be opened: it is about people.',
            figureBasis(answer),
            `Open in the browser: ${permalink(context, address, answer)}`,
          ],
          {
            definition,
            row: found,
            behind: behind?.rows.slice(0, rows) ?? [],
            link: permalink(context, address, answer),
          },
        );
      }),
  );
};

function listedFigure(address: FigureAddress) {
  const { obeys, subject, scopes } = figureKind(address);
  const id = definitionOf(address);
  const known = FIGURE_DEFINITIONS.find((one) => one.id === id);
  return {
    figure: address,
    rows: subject,
    counts: known ? `${known.label}: ${known.formula}` : id,
    obeys: [...obeys],
    scope: scopes === 'by-focus' ? 'any; trends or brands where it is asked about one' : scopes.join(' or '),
  };
}

function behindTable({ rows, total_count }: RowsBehind, most: number): string {
  const shown = rows.slice(0, most);
  const head = `Behind it, ${shown.length} of ${total_count}:`;
  const lines = shown.map((one) =>
    'look' in one ? [one.look, one.label, one.shown_on] : [one.day, String(one.events), String(one.of)],
  );
  const columns = shown[0] && 'look' in shown[0] ? ['look', 'name', 'shown on'] : ['day', 'counted', 'of'];
  return `${head}\n${table(columns, lines)}`;
}

/** The page that shows the same numbers later as well: with the time at which they were known. */
function permalink(context: ToolContext, address: FigureAddress, { meta }: Figure): string {
  return pageAt(context, pageOfFigure({ figure: address, filters: { ...meta.filters, as_of: meta.as_of } }));
}
