import { z } from 'zod';

/** A text that names something: a slug, a board, a rating's collection. */
export const slugSchema = z.string().min(1).max(200);

const named = z.strictObject({ slug: slugSchema, name: z.string().min(1).max(200) });

/** Who shows what, when and where: what every look of a show has in common. */
export const showSchema = z.strictObject({
  collection: slugSchema,
  designer: named,
  season: named,
  type: named,
  city: named,
  show_date: z.iso.datetime(),
});
export type Show = z.infer<typeof showSchema>;

/** A collection without its looks. */
export const collectionFactsSchema = showSchema.extend({
  title: z.string().max(300),
  venue: z.string().max(300).default(''),
  live: z.boolean().default(false),
  stream_url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  description: z.string().max(5_000).default(''),
});
export type CollectionFacts = z.infer<typeof collectionFactsSchema>;

/** A look as it is kept in its collection's stream. `colours` are `#rrggbb`, most present first. */
export const lookFactsSchema = z.strictObject({
  slug: slugSchema,
  position: z.int().min(1).max(10_000),
  tags: z.array(named).max(60),
  models: z.array(named).max(20),
  image_filename: z.string().min(1).max(255),
  width: z.int().positive(),
  height: z.int().positive(),
  thumbhash: z.string().max(100).nullable(),
  colours: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(10),
  description: z.string().max(2_000),
});
export type LookFacts = z.infer<typeof lookFactsSchema>;
