import { type ContentEntry, PALETTE } from '@toile/contracts';
import { garmentsOf } from '../catalogue/garments.js';
import { MEMBERS } from './copy/pieces.js';
import { houseNote } from './house-notes.js';
import { inEveryLanguage } from './speech.js';
import type { Desk } from './words.js';

/** The member who keeps the first house of the demo. */
const BRAND_MEMBER = 'brand-demo';

/** Addresses that lead nowhere: `.example` is kept free for that. */
const websiteOf = (house: string) => `https://${house}.example/`;

export function* people({ catalogue }: Desk): Iterable<ContentEntry> {
  for (const [index, designer] of catalogue.designers.entries()) {
    const { slug, name, city, founded } = designer;
    const owner = index === 0 ? BRAND_MEMBER : null;
    const words = inEveryLanguage((speech) => {
      const note = speech.locale === 'en' ? designer.note : houseNote(slug, speech.locale);
      return { bio: speech.copy.designer({ name, city: speech.city(city), founded, note }) };
    });
    const doc = { name, city, founded, website: websiteOf(slug), owner, ...words };
    yield { kind: 'designer', slug, doc };
  }
  for (const [index, { slug, name, city }] of catalogue.agencies.entries()) {
    const words = inEveryLanguage(({ copy }) => {
      return { about: copy.agencies[index % copy.agencies.length]?.(name) ?? '' };
    });
    yield { kind: 'agency', slug, doc: { name, city, website: null, ...words } };
  }
  for (const { slug, name, gender, agency, nationality, height_cm, debut, new_face } of catalogue.models) {
    yield { kind: 'model', slug, doc: { name, gender, agency, nationality, height_cm, debut, new_face } };
  }
}

/** Which kind each tag is of. */
export function* tags({ catalogue }: Desk): Iterable<ContentEntry> {
  for (const { slug, name, category } of catalogue.tags) yield { kind: 'tag', slug, doc: { name, category } };
}

/** Public pages of invented readers, with looks they keep. */
export function* members({ catalogue, random }: Desk): Iterable<ContentEntry> {
  for (const [slug, name] of MEMBERS) {
    const chosen = random(`member/${slug}`).sample(catalogue.looks, 12);
    const looks = chosen.map((look) => look.slug);
    const joined_at = `20${21 + random(`joined/${slug}`).whole(0, 4)}-03-0${random(slug).whole(1, 9)}T09:00:00.000Z`;
    const words = inEveryLanguage(({ copy }) => {
      const [occupation, city, about] = copy.members[slug];
      return { about, occupation, city };
    });
    yield { kind: 'member', slug, doc: { name, joined_at, looks, ...words } };
  }
}

/** Pictures taken between the shows. */
export function* streetStyles({ catalogue, nameOf }: Desk): Iterable<ContentEntry> {
  const hex = new Map(PALETTE.map((colour) => [colour.slug as string, colour.hex as string]));
  const types = new Map(catalogue.types.map(({ slug, name }) => [slug, name]));
  for (const street of catalogue.streetStyles) {
    const { slug, image_filename, width, height, description, photographer, taken_at, sponsored } = street;
    const named = (kind: Parameters<typeof nameOf>[0], one: string) => ({
      slug: one,
      name: nameOf(kind, one),
    });
    const doc = {
      image_filename,
      width,
      height,
      description,
      garments: garmentsOf(street.outfit),
      photographer,
      taken_at,
      sponsored,
      thumbhash: null,
      designer: street.designer ? named('designers', street.designer) : null,
      season: named('seasons', street.season),
      type: { slug: street.type, name: types.get(street.type) ?? street.type },
      city: named('cities', street.city),
      tags: street.tags.map((tag) => named('tags', tag)),
      models: street.models.map((model) => named('models', model)),
      colours: street.colours.flatMap((colour) => hex.get(colour) ?? []),
    };
    yield { kind: 'street-style', slug, doc };
  }
}
