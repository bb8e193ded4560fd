import type { Block } from '@toile/contracts';
import type { DemoCatalogue, DemoCollection, DemoLook } from '../catalogue/types.js';
import { Random } from '../random.js';

/** What writers of the demo's pages look things up in. */
export interface Desk {
  catalogue: DemoCatalogue;
  /** Chance for one piece of writing. */
  random(piece: string): Random;
  /** Published collections, the newest first. */
  shows: DemoCollection[];
  looksOf(collection: string): DemoLook[];
  nameOf(kind: 'designers' | 'seasons' | 'cities' | 'tags' | 'models', slug: string): string;
}

export function deskOf(catalogue: DemoCatalogue): Desk {
  const looks = new Map<string, DemoLook[]>();
  for (const look of catalogue.looks) {
    const known = looks.get(look.collection);
    if (known) known.push(look);
    else looks.set(look.collection, [look]);
  }
  const names = new Map<string, string>();
  for (const kind of ['designers', 'seasons', 'cities', 'tags', 'models'] as const)
    for (const { slug, name } of catalogue[kind]) names.set(`${kind}/${slug}`, name);
  const shows = catalogue.collections
    .filter((collection) => collection.status === 'published')
    .sort((a, b) => b.show_date.localeCompare(a.show_date) || a.slug.localeCompare(b.slug));
  return {
    catalogue,
    shows,
    random: (piece) => new Random(`${catalogue.seed}/content/${piece}`),
    looksOf: (collection) => looks.get(collection) ?? [],
    nameOf: (kind, slug) => names.get(`${kind}/${slug}`) ?? slug,
  };
}

/** A day after another one, at nine in the morning. */
export function daysAfter(iso: string, days: number): string {
  const day = new Date(Date.parse(`${iso.slice(0, 10)}T09:00:00Z`) + days * 86_400_000);
  return day.toISOString();
}

export const paragraph = (text: string): Block => ({ type: 'paragraph', text });
export const heading = (text: string): Block => ({ type: 'heading', text });
export const looks = (slugs: string[]): Block => ({ type: 'looks', looks: slugs });

/** The most frequent tags of looks, most frequent first. */
export function topTags(pictures: readonly DemoLook[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const { tags } of pictures) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
    .slice(0, count)
    .map(([tag]) => tag);
}
