import { Inject, Injectable } from '@nestjs/common';
import type { FigureRow } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../../../kernel/tokens.js';
import { LOOKS } from '../../../catalogue/index.js';
import { EMPTY_ROW, isLowCount } from '../../figure/figure-row.js';

export interface RankedLook {
  look: string;
  /** Distinct viewers or boards. */
  people: number;
  /** What it stands first in, where looks are told by that; one without a name is called as its season is. */
  of?: { slug: string; name: string | null };
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
    const { rows } = await this.pool.query<Described>(
      `SELECT slug, designer_name, season_name, city_name, position, image_filename FROM ${LOOKS} WHERE slug = ANY($1)`,
      [ranked.map((row) => row.look)],
    );
    const bySlug = new Map(rows.map((look) => [look.slug, look]));
    return ranked.map(({ look: slug, people, of }, index) => {
      const look = bySlug.get(slug);
      return {
        ...EMPTY_ROW,
        label: of ? (of.name ?? look?.season_name ?? of.slug) : look ? lookLabel(look) : slug,
        tag_name: of?.slug ?? null,
        value: people,
        value_label: String(people),
        numerator: people,
        city_name: look?.city_name ?? null,
        ranking: index + 1,
        image_filename: look?.image_filename ?? null,
        look: slug,
        season_short: look ? shortSeason(look.season_name) : null,
        low_base: isLowCount(people),
      };
    });
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
