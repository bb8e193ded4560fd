import { Inject, Injectable } from '@nestjs/common';
import type { FigureRow } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../../../kernel/tokens.js';
import { LOOKS, STREET_STYLES } from '../../../catalogue/index.js';
import { peopleInterval } from '../../figure/brand-draws.js';
import { EMPTY_ROW, isLowCount } from '../../figure/figure-row.js';

export interface RankedLook {
  look: string;
  /** Distinct viewers or boards. */
  people: number;
  /** What it stands first in, where looks are told by that; one without a name is called as its season is. */
  of?: { slug: string; name: string | null };
}

export interface PicturedLook {
  label: string;
  image_filename: string | null;
}

interface Described {
  slug: string;
  designer_name: string;
  season_name: string;
  city_name: string;
  position: number;
  image_filename: string;
}

/** Rows of looks that are ranked by distinct people. */
@Injectable()
export class LookRows {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async of(ranked: readonly RankedLook[]): Promise<FigureRow[]> {
    const bySlug = await this.described(ranked.map((row) => row.look));
    return ranked.map(({ look: slug, people, of }, index) => {
      const look = bySlug.get(slug);
      return {
        ...EMPTY_ROW,
        label: of ? (of.name ?? look?.season_name ?? of.slug) : look ? lookLabel(look) : slug,
        tag_name: of?.slug ?? null,
        value: people,
        value_label: String(people),
        numerator: people,
        interval: peopleInterval(people),
        city_name: look?.city_name ?? null,
        ranking: index + 1,
        image_filename: look?.image_filename ?? null,
        look: slug,
        season_short: look ? shortSeason(look.season_name) : null,
        low_base: isLowCount(people),
      };
    });
  }

  /** What looks are called and their pictures, by slug; of one the catalogue has no more there is no picture. */
  async pictured(slugs: readonly string[]): Promise<(slug: string) => PicturedLook> {
    const bySlug = await this.described(slugs);
    return (slug) => {
      const look = bySlug.get(slug);
      return { label: look ? lookLabel(look) : slug, image_filename: look?.image_filename ?? null };
    };
  }

  /** Pictures of the street by slug; null of one the catalogue has no more. */
  async streetPictures(slugs: readonly string[]): Promise<(slug: string) => string | null> {
    const { rows } = await this.pool.query<{ slug: string; image_filename: string }>(
      `SELECT slug, image_filename FROM ${STREET_STYLES} WHERE slug = ANY($1)`,
      [slugs],
    );
    const filenames = new Map(rows.map((one) => [one.slug, one.image_filename]));
    return (slug) => filenames.get(slug) ?? null;
  }

  private async described(slugs: readonly string[]): Promise<Map<string, Described>> {
    const { rows } = await this.pool.query<Described>(
      `SELECT slug, designer_name, season_name, city_name, position, image_filename FROM ${LOOKS} WHERE slug = ANY($1)`,
      [slugs],
    );
    return new Map(rows.map((look) => [look.slug, look]));
  }
}

const lookLabel = ({ designer_name, position }: Described) => `${designer_name}, look ${position}`;

/** "Fall-Winter 2026" → "FW26". */
function shortSeason(name: string): string {
  const codes: Record<string, string> = {
    'Fall-Winter': 'FW',
    'Pre-Fall': 'PF',
    'Spring-Summer': 'SS',
    Resort: 'RS',
  };
  const [kind = '', year = ''] = name.split(' ');
  return `${codes[kind] ?? kind}${year.slice(-2)}`;
}
