import { z } from 'zod';

const aSlug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+$/, 'must be a slug');
const slug = aSlug.optional();
const slugs = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(',')).map((one) => one.trim()).filter(Boolean),
  )
  .pipe(z.array(aSlug).max(20))
  .optional();

export const pageSchema = z.coerce.number().int().min(1).max(10_000).default(1);
const text = z.string().max(100).optional();

/** The filters of looks and street style as the query string gives them; a picture must have all of `tags`. */
export const pictureSearchSchema = z.object({
  page: pageSchema,
  type: slug,
  /** Of tags: a picture must have one of them at least. */
  category: slug,
  season: slug,
  city: slug,
  designer: slug,
  collection: slug,
  model: slug,
  tags: slugs,
  /** Words that must all appear in the description, the house, the city, the season or the tags. */
  search: text,
  facets: z.enum(['true', 'false']).optional(),
});
export type PictureSearch = z.infer<typeof pictureSearchSchema>;

export const collectionSearchSchema = pictureSearchSchema
  .omit({ collection: true, model: true, tags: true })
  .extend({ live: z.enum(['true', 'false']).optional() });
export type CollectionSearch = z.infer<typeof collectionSearchSchema>;

/** An empty field of a filter form means "any". */
export function dropEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}
