import { MOODBOARD_NAME_LENGTH } from '@toile/contracts';
import { z } from 'zod';
import { table } from '../tables/markdown.js';
import { type AddTools, orRefused, pageAt, READS, said, type ToolContext, WRITES } from '../tool.js';

interface Board {
  slug: string;
  name: string;
  count: number;
}

interface BoardPage {
  results: {
    type: string;
    slug: string;
    comment: string | null;
    look: { designer: { name: string } } | null;
  }[];
  total_count: number;
}

const board = z.string().min(1).max(200).describe('The slug of a board');
const name = z.string().trim().min(1).max(MOODBOARD_NAME_LENGTH);
const look = z.string().regex(/^[a-z0-9-]{1,200}$/, 'the slug of a look');

/** The member's own moodboards; a token without the scopes for them is refused. */
export const addBoardTools: AddTools = (server, context) => {
  const { api } = context;
  server.registerTool(
    'list_boards',
    {
      title: 'List my moodboards',
      description: 'The member’s moodboards, the last changed first. Needs the scope moodboards:read.',
      inputSchema: { page: z.number().int().min(1).max(1_000).default(1) },
      annotations: READS,
    },
    ({ page }) =>
      orRefused(async () => {
        const { results, total_count } = await api.get<{ results: Board[]; total_count: number }>(
          '/moodboards',
          { page },
        );
        const rows = results.map((one) => [one.slug, one.name, String(one.count)]);
        return said(
          [`${total_count} boards.`, rows.length > 0 && table(['board', 'name', 'pictures'], rows)],
          {
            boards: results.map(({ slug, name, count }) => ({ slug, name, count })),
            total_count,
          },
        );
      }),
  );

  server.registerTool(
    'open_board',
    {
      title: 'Open a moodboard',
      description:
        'What is on one of the member’s moodboards, with their notes. Needs the scope moodboards:read.',
      inputSchema: { board, page: z.number().int().min(1).max(1_000).default(1) },
      annotations: READS,
    },
    ({ board: slug, page }) =>
      orRefused(async () => {
        const { results, total_count } = await api.get<BoardPage>(
          `/moodboards/${encodeURIComponent(slug)}/more`,
          { page },
        );
        const rows = results.map((one) => [
          one.slug,
          one.type,
          one.look?.designer.name ?? '',
          one.comment ?? '',
        ]);
        return said([
          `${total_count} pictures.`,
          rows.length > 0 && table(['picture', 'kind', 'brand', 'note'], rows),
          `Open in the browser: ${boardPage(context, slug)}`,
        ]);
      }),
  );

  server.registerTool(
    'create_board',
    {
      title: 'Create a moodboard',
      description: 'Makes a moodboard of the member. Needs the scope moodboards:write.',
      inputSchema: { name },
      annotations: WRITES,
    },
    ({ name: wanted }) =>
      orRefused(async () => {
        const made = await api.write<Board>('POST', '/moodboards/create', { name: wanted });
        return said(
          [`Made "${made.name}" (${made.slug}).`, `Open in the browser: ${boardPage(context, made.slug)}`],
          {
            slug: made.slug,
          },
        );
      }),
  );

  server.registerTool(
    'add_to_board',
    {
      title: 'Put looks on a moodboard',
      description:
        'Puts looks on one of the member’s moodboards, each once. Needs the scope moodboards:write.',
      inputSchema: { board, looks: z.array(look).min(1).max(24) },
      annotations: { ...WRITES, idempotentHint: true },
    },
    ({ board: slug, looks }) =>
      orRefused(async () => {
        const lines: string[] = [];
        // One after the other: each is a step of the board's history.
        for (const one of looks) {
          const { added } = await api.write<{ added: boolean }>(
            'PUT',
            `/moodboards/${encodeURIComponent(slug)}/add-look/look/${one}`,
          );
          lines.push(`${one}: ${added ? 'added' : 'was there already'}`);
        }
        return said([lines.join('\n'), `Open in the browser: ${boardPage(context, slug)}`]);
      }),
  );
};

const boardPage = (context: ToolContext, slug: string) =>
  pageAt(context, `/moodboards/${encodeURIComponent(slug)}/more`);
