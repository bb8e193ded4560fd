import type { TypeSlug } from '@toile/contracts';
import { hashUnit } from '../random.js';
import { SHOWN_SEASONS } from './calendar.js';
import { type TagSpec, tagSpec } from './tags.js';
import type { DemoSeason } from './types.js';

/** Where and when an outfit is shown: what makes one tag likelier than another. */
export interface Mood {
  seed: string;
  season: DemoSeason;
  type: TypeSlug;
  city: string;
  house: string;
  themes: string[];
}

const FIRST = Date.parse(SHOWN_SEASONS[0]?.shows_start ?? '2020-02-10');
const HALF_YEAR_MS = 182.6 * 86_400_000;

/** Warmth of the season itself, against the tags' own. */
const WARMTH: Record<DemoSeason['code'], number> = { FW: 1, PF: 0.45, SS: -1, RS: -0.55 };

/**
 * How fashionable a tag is at a moment: a slow wave of four to seven years, a short one of about two, and a drift,
 * all fixed by seed and tag. Runs from about 0.3 to 3.
 */
export function fashionOf(seed: string, tag: string, season: DemoSeason): number {
  const t = (Date.parse(season.shows_start) - FIRST) / HALF_YEAR_MS;
  const draw = (what: string) => hashUnit(`${seed}/trend/${what}/${tag}`);
  const slow = Math.sin(2 * Math.PI * (t / (8 + 6 * draw('period')) + draw('phase')));
  const quick = Math.sin(2 * Math.PI * (t / (3.5 + 1.5 * draw('quick')) + draw('beat')));
  const drift = (draw('drift') - 0.5) * 0.09 * (t - 6.5);
  return Math.exp(0.62 * slow + 0.16 * quick + drift);
}

const leaning = (key: string, strength: number) => Math.exp(strength * (2 * hashUnit(key) - 1));

/** The weight of a tag in a mood; 0 means it is never worn there. */
export function weigh(mood: Mood, spec: TagSpec): number {
  const { seed, season, type, city, house, themes } = mood;
  const shared = spec.themes.filter((theme) => themes.includes(theme)).length;
  return (
    spec.base *
    spec[type] *
    Math.exp(1.5 * spec.warmth * WARMTH[season.code]) *
    fashionOf(seed, spec.slug, season) *
    leaning(`${seed}/city/${city}/${spec.slug}`, 0.45) *
    leaning(`${seed}/house/${house}/${spec.slug}`, 0.7) *
    (1 + 1.6 * shared)
  );
}

/** Weights by slug, computed once for a collection. */
export class Wardrobe {
  private weights = new Map<string, number>();

  constructor(readonly mood: Mood) {}

  weight(slug: string): number {
    let weight = this.weights.get(slug);
    if (weight === undefined) {
      weight = weigh(this.mood, tagSpec(slug));
      this.weights.set(slug, weight);
    }
    return weight;
  }
}
