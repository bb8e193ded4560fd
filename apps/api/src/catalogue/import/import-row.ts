import { type CollectionFacts, type LookFacts, type Reference } from '@toile/contracts';
import { z } from 'zod';

const words = z.string().trim().min(1).max(200);
const text = (max: number) => z.string().trim().max(max);
/** A list as JSON has it, or in one CSV field with bars between. */
const list = (max: number) =>
  z
    .union([z.array(z.string()), z.string()])
    .transform((value) =>
      (Array.isArray(value) ? value : value.split('|')).map((one) => one.trim()).filter(Boolean),
    )
    .pipe(z.array(words).max(max));
const number = z.coerce.number().int().positive();
const emptyIsMissing = (value: unknown) => (value === '' || value === null ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(emptyIsMissing, schema.optional());

/** One look of a file, with what it says of its show. Fields that are missing keep what is there. */
export const importRowSchema = z.strictObject({
  designer: words,
  season: words,
  type: words,
  city: words,
  show_date: z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString()),
  position: number.pipe(z.int().max(10_000)),
  image: z
    .string()
    .regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w][\w ./-]{0,250}$/, 'must be a file name below the images folder'),
  collection: optional(text(150)),
  slug: optional(text(150)),
  title: optional(text(300)),
  venue: optional(text(300)),
  tags: optional(list(60)),
  models: optional(list(20)),
  colours: optional(
    list(10).pipe(
      z.array(
        z
          .string()
          .regex(/^#[0-9a-f]{6}$/i)
          .transform((hex) => hex.toLowerCase()),
      ),
    ),
  ),
  description: optional(text(2_000)),
  width: optional(number),
  height: optional(number),
  /** Made from the picture by `--images`. */
  thumbhash: optional(z.string().regex(/^[A-Za-z0-9+/]{8,60}={0,2}$/)),
  status: optional(z.enum(['draft', 'published'])),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** A row as the catalogue takes it: facts of its collection, and what is known of its look. */
export interface ImportedLook {
  facts: CollectionFacts;
  publish: boolean;
  look: Pick<LookFacts, 'slug' | 'position' | 'image_filename'> & Partial<LookFacts>;
}

/** The lists a file can refer to, by slug. */
export interface ImportLists {
  type: ReadonlyMap<string, Reference>;
  season: ReadonlyMap<string, Reference>;
  city: ReadonlyMap<string, Reference>;
}

export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names come again and again in a file, and making a slug costs more than all else of a row. */
const known = new Map<string, Reference>();
const MOST_KNOWN = 50_000;

/** A name as it is written, or made from a slug: "faux-fur" is called "Faux fur". */
function named(given: string): Reference {
  const before = known.get(given);
  if (before) return before;
  const reference = madeOf(given);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(given, reference);
  return reference;
}

function madeOf(given: string): Reference {
  const slug = slugOf(given);
  if (given !== slug) return { slug, name: given };
  const spaced = slug.replaceAll('-', ' ');
  return { slug, name: spaced.charAt(0).toUpperCase() + spaced.slice(1) };
}

/** @throws Error that says which value the catalogue does not know */
export function toImportedLook(row: ImportRow, lists: ImportLists): ImportedLook {
  const [designer, season] = [named(row.designer), listed(lists.season, 'season', row.season)];
  const [type, city] = [listed(lists.type, 'type', row.type), listed(lists.city, 'city', row.city)];
  if (!designer.slug) throw new Error(`designer: "${row.designer}" has no letters or digits`);
  const collection = slugOf(row.collection ?? `${designer.slug}-${type.slug}-${season.slug}`);
  const { position, width, height, thumbhash, colours, description } = row;
  return {
    facts: {
      ...{ collection, designer, season, type, city, show_date: row.show_date },
      ...{ title: row.title ?? `${designer.name} ${season.name}`, venue: row.venue ?? '' },
      ...{ live: false, stream_url: null, description: '' },
    },
    publish: row.status !== 'draft',
    look: {
      ...{ slug: slugOf(row.slug ?? `${collection}-look-${position}`), position, image_filename: row.image },
      ...(row.tags && { tags: row.tags.map(named) }),
      ...(row.models && { models: row.models.map(named) }),
      ...(colours && { colours }),
      ...(description !== undefined && { description }),
      ...(width && height && { width, height }),
      ...(thumbhash && { thumbhash }),
    },
  };
}

function listed(list: ReadonlyMap<string, Reference>, field: string, given: string): Reference {
  const found = list.get(given) ?? list.get(named(given).slug);
  if (!found)
    throw new Error(
      `${field}: there is no "${given}"; known are ${[...list.keys()].slice(0, 60).join(', ')}`,
    );
  return { slug: found.slug, name: found.name };
}
