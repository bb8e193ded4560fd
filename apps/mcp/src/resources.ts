import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { FIGURE_DEFINITIONS, LOCALES } from '@toile/contracts';
import { type Amendments, CONCEPT_KINDS, Vocabulary } from '@toile/vocabulary';
import { z } from 'zod';
import { table } from './tables/markdown.js';
import type { ToolContext } from './tool.js';

interface Season {
  slug: string;
  short_name: string;
  shows_start: string;
  shows_end: string;
  status: string;
}

/** What an assistant can read before it asks. */
export function addResources(server: McpServer, { api }: ToolContext): void {
  server.registerResource(
    'metrics',
    'toile://metrics',
    { title: 'Definitions of all figures', mimeType: 'text/markdown' },
    ({ href }) => {
      const rows = FIGURE_DEFINITIONS.map((one) => [one.id, String(one.version), one.label, one.formula]);
      return textAt(href, table(['definition', 'version', 'name', 'what is counted'], rows));
    },
  );
  server.registerResource(
    'seasons',
    'toile://seasons',
    { title: 'Seasons and when they are shown', mimeType: 'text/markdown' },
    async ({ href }) => {
      const { results } = await api.get<{ results: Season[] }>('/api/seasons');
      const rows = results.map((one) => [
        one.slug,
        one.short_name,
        one.shows_start,
        one.shows_end,
        one.status,
      ]);
      return textAt(href, table(['season', 'short', 'from', 'to', 'status'], rows));
    },
  );
  server.registerResource(
    'vocabulary',
    new ResourceTemplate('toile://vocabulary/{kind}', {
      list: () => ({
        resources: CONCEPT_KINDS.map((kind) => ({
          uri: `toile://vocabulary/${kind}`,
          name: `vocabulary of ${kind}`,
        })),
      }),
    }),
    { title: 'What looks are described with, in five languages', mimeType: 'text/markdown' },
    async ({ href }, { kind }) => {
      const { version, amendments } = await api.get<{ version: number; amendments: Amendments }>(
        '/api/vocabulary',
      );
      const concepts = new Vocabulary(amendments, version).concepts.filter((one) => one.kind === kind);
      if (concepts.length === 0)
        throw new Error(`There is no such kind. There are ${CONCEPT_KINDS.join(', ')}.`);
      const rows = concepts.map((one) => [
        one.slug,
        ...LOCALES.map((locale) => one.label[locale]),
        one.parents.map((id) => id.slice(id.indexOf('/') + 1)).join(', '),
      ]);
      return textAt(href, table(['slug', ...LOCALES, 'is a'], rows));
    },
  );
}

/** A question that takes several tools, in the order an analyst would go. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'season_brief',
    {
      title: 'Brief on a season',
      description: 'A page on what a season shows, for a buyer or an editor.',
      argsSchema: { season: z.string().describe('spring-summer-2027'), brand: z.string().optional() },
    },
    ({ season, brand }) => ({
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: [
              `Write a brief of one page on ${season}${brand ? ` at ${brand}` : ''} from Toile.`,
              '1. ask_figure category-overview/runway-share with this season: leading trends, with intervals.',
              '2. ask_figure homepage/trends/kpi and graphs/fallers/home: what rises and falls; leave out changes that are within chance.',
              '3. series of the three that move most.',
              '4. forecast of each of the three, and forecast_record for how far to trust it.',
              '5. search_looks for each of the three, with two pictures each.',
              '6. evidence for the number the brief leads with.',
              'Give each number with its interval, its window and its link. Say low base where it is said.',
            ].join('\n'),
          },
        },
      ],
    }),
  );
}

const textAt = (uri: string, text: string) => ({ contents: [{ uri, mimeType: 'text/markdown', text }] });
