import type { CollectionToLoad } from '@toile/api';
import { type LookFacts, PALETTE, type Reference } from '@toile/contracts';
import { garmentsOf } from '../catalogue/garments.js';
import type { DemoCatalogue, DemoCollection, DemoLook } from '../catalogue/types.js';
import { inEveryLanguage } from '../content/speech.js';

const HEX = new Map(PALETTE.map((colour) => [colour.slug, colour.hex]));
const DRAFT_SEASON = 'pre-fall-2027';
const DRAFT_LOOKS = 8;
const HOURS_AFTER = 3;
/** So many of the last shows came out look by look, and can be played again. */
const PLAYED = 3;
const LATE_MS = 9 * 60_000;

type Named = Record<'designer' | 'season' | 'type' | 'city' | 'tag' | 'model', Map<string, Reference>>;

/** The generated collections with the names of everything they refer to. */
export function* demoCollections(catalogue: DemoCatalogue): Iterable<CollectionToLoad> {
  const named = namesOf(catalogue);
  const looks = looksByCollection(catalogue);
  const played = lastBroadcast(catalogue.collections);
  for (const collection of catalogue.collections) {
    const walked = looks.get(collection.slug) ?? [];
    yield {
      status: collection.status,
      cataloguedAt: cataloguedAt(collection),
      facts: factsOf(collection, named),
      looks: walked.map((look) => toLook(look, named)),
      ...(played.has(collection.slug) && { cameOut: walkOf(collection, walked) }),
    };
  }
}

/** Pictures of a show are there some hours after it: figures as known earlier hold what had been shown by then. */
const cataloguedAt = ({ show_date }: DemoCollection): Date =>
  new Date(Math.min(Date.parse(show_date) + HOURS_AFTER * 3_600_000, Date.now()));

function lastBroadcast(collections: readonly DemoCollection[]): Set<string> {
  const now = new Date().toISOString();
  const over = collections.filter(
    ({ live, status, show_date }) => live && status === 'published' && show_date < now,
  );
  over.sort((a, b) => b.show_date.localeCompare(a.show_date));
  return new Set(over.slice(0, PLAYED).map(({ slug }) => slug));
}

/** No show begins on time, and no two models walk at the same pace. */
function walkOf({ show_date }: DemoCollection, looks: readonly DemoLook[]): Date[] {
  let at = Date.parse(show_date) + LATE_MS;
  return looks.map(({ position }) => {
    at += 18_000 + ((position * 7_919) % 17) * 1_000;
    return new Date(at);
  });
}

/** What the brand of the demo's brand member has in work: looks of its last show, cut anew for the next season. */
export function* brandDraft(catalogue: DemoCatalogue): Iterable<CollectionToLoad> {
  const [brand] = catalogue.designers;
  const shown = catalogue.collections.filter((one) => one.designer === brand?.slug && one.type === 'woman');
  const latest = shown.sort((a, b) => b.show_date.localeCompare(a.show_date))[0];
  if (!brand || !latest) return;
  const named = namesOf(catalogue);
  const slug = `${brand.slug}-${DRAFT_SEASON}`;
  const looks = (looksByCollection(catalogue).get(latest.slug) ?? []).slice(0, DRAFT_LOOKS);
  yield {
    status: 'draft',
    facts: {
      ...factsOf({ ...latest, slug, season: DRAFT_SEASON, live: false }, named, true),
      show_date: '2026-12-08T10:00:00.000Z',
    },
    looks: looks.map((look) => ({ ...toLook(look, named), slug: `${slug}-look-${look.position}` })),
  };
}

function factsOf(collection: DemoCollection, named: Named, inWork = false): CollectionToLoad['facts'] {
  const { slug, live, show_date } = collection;
  const house = of(named.designer, collection.designer);
  return {
    collection: slug,
    ...inEveryLanguage(({ copy, city, season }) => {
      const [place] = copy.venues[collection.venue];
      const title = inWork ? copy.inWork(house.name) : `${house.name} ${season(collection.season)}`;
      return { title, venue: `${place}${copy.comma}${city(collection.city)}`, description: '' };
    }),
    live,
    show_date,
    stream_url: live ? `https://live.toile.test/${slug}` : null,
    designer: house,
    season: of(named.season, collection.season),
    type: of(named.type, collection.type),
    city: of(named.city, collection.city),
  };
}

function toLook(look: DemoLook, named: Named): LookFacts {
  const { slug, position, image_filename, width, height, description } = look;
  return {
    slug,
    position,
    image_filename,
    width,
    height,
    description,
    thumbhash: null,
    tags: [...new Set(look.tags)].map((tag) => of(named.tag, tag)),
    models: look.models.map((model) => of(named.model, model)),
    colours: look.colours.flatMap((colour) => HEX.get(colour) ?? []),
    garments: garmentsOf(look.outfit),
  };
}

function namesOf({ designers, seasons, types, cities, tags, models }: DemoCatalogue): Named {
  const index = (rows: readonly Reference[]) => new Map(rows.map(({ slug, name }) => [slug, { slug, name }]));
  return {
    designer: index(designers),
    season: index(seasons),
    type: index(types),
    city: index(cities),
    tag: index(tags),
    model: index(models),
  };
}

function looksByCollection({ looks }: DemoCatalogue): Map<string, DemoLook[]> {
  const found = new Map<string, DemoLook[]>();
  for (const look of looks) {
    const known = found.get(look.collection);
    if (known) known.push(look);
    else found.set(look.collection, [look]);
  }
  return found;
}

const of = (references: Map<string, Reference>, slug: string): Reference =>
  references.get(slug) ?? { slug, name: slug };
