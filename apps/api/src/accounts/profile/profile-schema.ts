import { COUNTRIES, JOBS, LOCALES } from '@toile/contracts';
import { z } from 'zod';
import { storableText } from '../../http/storable-text.js';

const slugs = (list: readonly { slug: string }[]) =>
  new Set(list.map(({ slug }) => slug).filter((slug) => !slug.startsWith('all-')));
const oneOf = (known: Set<string>) => z.string().refine((slug) => known.has(slug), 'is not in the list');

/** A line of text: no line breaks, which could forge what stands below it. */
const line = (most: number) => storableText(most).refine((text) => !/\p{Cc}/u.test(text), 'must be one line');
const optional = (most: number) => line(most).transform((text) => text || null);

/** As JSON has it, or as a form's box sends it. */
export const booleanSchema = z.union([
  z.boolean(),
  z.enum(['true', 'on', '1', 'false', '0', '']).transform((text) => ['true', 'on', '1'].includes(text)),
]);

export const profileFields = {
  first_name: line(100).min(1),
  last_name: line(100).min(1),
  job: oneOf(slugs(JOBS)),
  country: oneOf(slugs(COUNTRIES)),
  company: optional(200).nullable().default(null),
  locale: z.enum(LOCALES),
  newsletter: booleanSchema.default(false),
};

/** Whatever is left out stays as it is. */
export const profileChangeSchema = z.object({
  first_name: profileFields.first_name.optional(),
  last_name: profileFields.last_name.optional(),
  job: profileFields.job.optional(),
  country: profileFields.country.optional(),
  company: optional(200).nullable().optional(),
  locale: profileFields.locale.optional(),
  newsletter: booleanSchema.optional(),
});
