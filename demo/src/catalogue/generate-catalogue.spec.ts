import { describe, expect, it } from '@jest/globals';
import { PALETTE } from '@toile/contracts';
import { conceptOf } from '@toile/vocabulary';
import { hashHex } from '../random.js';
import { garmentsOf } from './garments.js';
import { generateCatalogue } from './generate-catalogue.js';
import type { DemoCatalogue } from './types.js';

const small = generateCatalogue({ seed: 'toile', scale: 'small' });
const digest = (catalogue: DemoCatalogue) => hashHex(JSON.stringify(catalogue));
const slugs = (rows: { slug: string }[]) => new Set(rows.map(({ slug }) => slug));
const share = (looks: { tags: string[] }[], tag: string) =>
  looks.filter(({ tags }) => tags.includes(tag)).length / Math.max(1, looks.length);

describe('the generated catalogue', () => {
  it('is the same, byte for byte, for the same seed and differs for another', () => {
    expect(digest(generateCatalogue({ seed: 'toile', scale: 'small' }))).toBe(digest(small));
    expect(digest(generateCatalogue({ seed: 'calico', scale: 'small' }))).not.toBe(digest(small));
  });

  it('begins no show at night where it is shown', () => {
    const zones = new Map(small.cities.map(({ slug, timezone }) => [slug, timezone]));
    const hours = small.collections.map(({ city, show_date }) =>
      Number(
        new Date(show_date).toLocaleString('en-GB', {
          hour: 'numeric',
          timeZone: zones.get(city) ?? 'UTC',
        }),
      ),
    );
    expect(hours.filter((hour) => hour < 7 || hour > 21)).toEqual([]);
  });

  it('refers only to what exists, and names nothing twice', () => {
    const known = {
      designers: slugs(small.designers),
      seasons: slugs(small.seasons),
      cities: slugs(small.cities),
      types: slugs(small.types),
      tags: slugs(small.tags),
      models: slugs(small.models),
      agencies: slugs(small.agencies),
      collections: slugs(small.collections),
      colours: slugs([...PALETTE]),
    };
    for (const collection of small.collections) {
      expect(known.designers).toContain(collection.designer);
      expect(known.seasons).toContain(collection.season);
      expect(known.cities).toContain(collection.city);
    }
    for (const model of small.models) expect(known.agencies).toContain(model.agency);
    for (const look of [...small.looks, ...small.streetStyles]) {
      expect(known.seasons).toContain(look.season);
      expect(known.types).toContain(look.type);
      expect(look.tags.filter((tag) => !known.tags.has(tag))).toEqual([]);
      expect(look.models.filter((model) => !known.models.has(model))).toEqual([]);
      expect(look.colours.filter((colour) => !known.colours.has(colour))).toEqual([]);
      expect(new Set(look.tags).size).toBe(look.tags.length);
    }
    for (const look of small.looks) expect(known.collections).toContain(look.collection);
    for (const rows of [small.looks, small.streetStyles, small.collections, small.models]) {
      expect(slugs(rows).size).toBe(rows.length);
    }
    const files = [...small.looks, ...small.streetStyles].map(({ image_filename }) => image_filename);
    expect(new Set(files).size).toBe(files.length);
  });

  it('counts and numbers the looks of each collection', () => {
    for (const { slug, looks_count, cover } of small.collections) {
      const looks = small.looks.filter(({ collection }) => collection === slug);
      expect(looks.map(({ position }) => position)).toEqual(looks.map((_, index) => index + 1));
      expect(looks).toHaveLength(looks_count);
      expect(cover).toBe(looks[0]?.image_filename);
    }
    expect(small.looks).toHaveLength(400);
  });

  it('lists all 44 seasons, newest first', () => {
    expect(small.seasons.map(({ short_name }) => short_name).slice(0, 5)).toEqual([
      'FW30',
      'PF30',
      'SS30',
      'RS30',
      'FW29',
    ]);
    expect(small.seasons).toHaveLength(44);
  });
});

describe('the full catalogue', () => {
  const full = generateCatalogue({ seed: 'toile', scale: 'full' });
  const women = (season: string) =>
    full.looks.filter((look) => look.season === season && look.type === 'woman');

  it('has the size the demo promises', () => {
    expect(full.designers).toHaveLength(48);
    expect(full.looks).toHaveLength(24_000);
    expect(full.streetStyles).toHaveLength(2_000);
    expect(full.models).toHaveLength(300);
    expect(full.collections.length).toBeGreaterThan(900);
    expect(full.collections.length).toBeLessThan(1_100);
  });

  it('has trends that move between years and differ by city', () => {
    const [now, before] = [women('fall-winter-2026'), women('fall-winter-2025')];
    const moved = full.tags.filter(({ slug }) => {
      const [p, q] = [share(now, slug), share(before, slug)];
      return q >= 0.02 && Math.abs(p - q) / q >= 0.2;
    });
    expect(moved.length).toBeGreaterThan(25);
    const inCity = (city: string) => now.filter((look) => look.city === city);
    const apart = full.tags.filter(
      ({ slug }) => Math.abs(share(inCity('paris'), slug) - share(inCity('milan'), slug)) > 0.03,
    );
    expect(apart.length).toBeGreaterThan(15);
  });

  it('wears coats in winter and linen in summer', () => {
    expect(share(women('fall-winter-2026'), 'overcoat')).toBeGreaterThan(
      3 * share(women('spring-summer-2027'), 'overcoat'),
    );
    expect(share(women('spring-summer-2027'), 'linen')).toBeGreaterThan(
      3 * share(women('fall-winter-2026'), 'linen'),
    );
  });

  it('has only tags that the vocabulary knows, by the same English name', () => {
    const known = full.tags.map(({ slug, category }) => [slug, conceptOf(category, slug)?.label.en]);
    expect(known).toEqual(full.tags.map(({ slug, name }) => [slug, name]));
  });

  it('says of each garment what its tags say', () => {
    for (const { outfit, tags } of full.looks.slice(0, 500))
      for (const { kind, fabric, pattern, details } of garmentsOf(outfit))
        expect(tags).toEqual(
          expect.arrayContaining([kind, fabric, pattern, ...details].filter((slug) => slug !== null)),
        );
  });
});
