import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { table } from '../tables/markdown.js';
import { type AddTools, orRefused, pageAt, READS, said, type ToolContext } from '../tool.js';

interface Named {
  slug: string;
  name: string;
}

interface LookSummary {
  slug: string;
  designer: Named;
  season: Named;
  type: Named;
  city: Named | null;
  tags: Named[];
  models: Named[];
  colours: string[];
  image_filename: string | null;
  locked: boolean;
}

interface LooksFound {
  results: LookSummary[];
  total_count: number;
  page: number;
  page_size: number;
  understood?: {
    words: { text: string; label: string; kind: string; not: boolean }[];
    unknown: { text: string; suggestions: { label: string; search: string }[] }[];
    nearest: { without: string[]; search: string } | null;
    relaxations: { without: string[]; search: string; total_count: number }[];
  };
}

interface LookDetails {
  look: LookSummary & {
    description: string | null;
    garments?: { kind: string; colours: string[]; fabric: string | null; pattern: string | null }[];
  };
  previous: string | null;
  next: string | null;
  related: LookSummary[];
}

const MOST_PICTURES = 6;
const slug = z.string().regex(/^[a-z0-9-]{1,200}$/, 'a slug: small letters, digits and hyphens');

/** Looks of the runways: found by words, opened one by one. */
export const addLookTools: AddTools = (server, context) => {
  server.registerTool(
    'search_looks',
    {
      title: 'Search runway looks',
      description:
        'Finds looks by everyday words in English, French, Spanish, Italian or Chinese: garments, colours on them, fabrics, patterns, themes, brands, models, seasons (SS27), cities, "without fur". Says what was understood and what was not. Filters take slugs.',
      inputSchema: {
        text: z.string().max(300).describe('What to look for: "red leather coats, Milan, SS27"'),
        season: slug.optional().describe('spring-summer-2027'),
        city: slug.optional(),
        type: slug.optional().describe('woman, man, couture …'),
        brand: slug.optional(),
        sort: z.enum(['mixed', 'viewed', 'saved', 'colour', 'position']).optional(),
        page: z.number().int().min(1).max(1_000).optional(),
        pictures: z
          .number()
          .int()
          .min(0)
          .max(MOST_PICTURES)
          .default(0)
          .describe('How many of the first looks to show as small pictures'),
      },
      annotations: READS,
    },
    ({ text, brand, pictures, ...filters }) =>
      orRefused(async () => {
        const query = { search: text, designer: brand, ...filters };
        const found = await context.api.get<LooksFound>('/look/search', query);
        const shown = found.results.map(({ slug: look, designer, season, type, city, tags, locked }) => ({
          look,
          brand: designer.name,
          season: season.name,
          type: type.name,
          city: city?.name ?? '',
          tags: tags.map(({ name }) => name).join(', '),
          ...(locked ? { locked } : {}),
        }));
        const link = new URL(pageAt(context, '/look/search'));
        for (const [name, value] of Object.entries(query))
          if (value !== undefined) link.searchParams.set(name, String(value));
        const answer = said(
          [
            `${found.total_count} looks, page ${found.page} of ${Math.max(1, Math.ceil(found.total_count / found.page_size))}.`,
            understoodIn(found),
            shown.length > 0 &&
              table(
                ['look', 'brand', 'season', 'type', 'city', 'tags'],
                shown.map((one) => [one.look, one.brand, one.season, one.type, one.city, one.tags]),
              ),
            `Open in the browser: ${link}`,
          ],
          { total_count: found.total_count, page: found.page, looks: shown, link: link.href },
        );
        return withPictures(context, answer, found.results.slice(0, pictures));
      }),
  );

  server.registerTool(
    'open_look',
    {
      title: 'Open a look',
      description:
        'One look with its description, tags, colours, model, neighbours, looks like it, and its picture.',
      inputSchema: {
        look: slug.describe('The slug that search_looks gave'),
        picture: z.boolean().default(true),
      },
      annotations: READS,
    },
    ({ look: wanted, picture }) =>
      orRefused(async () => {
        const { look, previous, next, related } = await context.api.get<LookDetails>(`/look/${wanted}`);
        const answer = said(
          [
            `${look.designer.name}, ${look.season.name}, ${look.type.name}${look.city ? `, ${look.city.name}` : ''}`,
            look.description ?? undefined,
            `Tags: ${look.tags.map((tag) => `${tag.name} (${tag.slug})`).join(', ')}`,
            look.models.length > 0 && `Model: ${look.models.map(({ name }) => name).join(', ')}`,
            look.colours.length > 0 && `Colours: ${look.colours.join(', ')}`,
            `Before it ${previous ?? 'none'}, after it ${next ?? 'none'}. Like it: ${related.map((one) => one.slug).join(', ') || 'none'}.`,
            `Open in the browser: ${pageAt(context, `/look/${wanted}`)}`,
          ],
          {
            slug: look.slug,
            brand: look.designer.slug,
            tags: look.tags.map((tag) => tag.slug),
            colours: look.colours,
          },
        );
        return withPictures(context, answer, picture ? [look] : []);
      }),
  );
};

function understoodIn({ understood }: LooksFound): string {
  if (!understood) return '';
  const words = understood.words.map(({ label, kind, not }) => `${not ? 'not ' : ''}${label} (${kind})`);
  const unknown = understood.unknown.map(({ text, suggestions }) =>
    suggestions.length > 0
      ? `"${text}" (did you mean ${suggestions.map(({ label }) => label).join(', ')}?)`
      : `"${text}"`,
  );
  return [
    words.length > 0 && `Understood: ${words.join(', ')}.`,
    unknown.length > 0 && `Not understood: ${unknown.join(', ')}.`,
    understood.nearest &&
      `Nothing fits all of it; these are the looks without ${understood.nearest.without.join(', ')}.`,
    understood.relaxations.length > 0 &&
      `With fewer words: ${understood.relaxations.map((one) => `without ${one.without.join(', ')}: ${one.total_count}`).join('; ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Pictures that cannot be had are left out: the words stand without them. */
async function withPictures(
  { api }: ToolContext,
  answer: CallToolResult,
  looks: readonly LookSummary[],
): Promise<CallToolResult> {
  const pictures = await Promise.all(
    looks.map(async ({ image_filename }) =>
      image_filename
        ? api.picture(`/cdn/list_400/${encodeURIComponent(image_filename)}`).catch(() => null)
        : null,
    ),
  );
  const shown = pictures.flatMap((data) =>
    data ? [{ type: 'image' as const, data, mimeType: 'image/jpeg' }] : [],
  );
  return { ...answer, content: [...answer.content, ...shown] };
}
