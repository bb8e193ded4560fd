import { Inject, Injectable } from '@nestjs/common';
import type { FigureRow } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../../../kernel/tokens.js';
import { LOOKS } from '../../../catalogue/index.js';
import { EMPTY_ROW, FEWEST } from '../../figure/figure-row.js';

export interface RankedLook {
  look: string;
  /** Distinct viewers or boards. */
  people: number;
}

interface Described {
  slug: string;
  designer_name: string;
  season_name: string;
  city_name: string;
  position: number;
  image_filename: string;
}

/** Rows of looks that are ranked by distinct people; those of few people stand at the end by name, without a rank. */
@Injectable()
export class LookRows {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async of(ranked: readonly RankedLook[]): Promise<FigureRow[]> {
    const { rows } = await this.pool.query<Described>(
      `SELECT slug, designer_name, season_name, city_name, position, image_filename FROM ${LOOKS} WHERE slug = ANY($1)`,
      [ranked.map((row) => row.look)],
    );
    const bySlug = new Map(rows.map((look) => [look.slug, look]));
    const isHidden = ({ people }: RankedLook) => people < FEWEST;
    const shown = ranked.filter((row) => !isHidden(row));
    const hidden = ranked.filter(isHidden).sort((a, b) => a.look.localeCompare(b.look));
    return [...shown, ...hidden].map((row, index) => {
      const { look: slug, people } = row;
      const look = bySlug.get(slug);
      const suppressed = isHidden(row);
      return {
        ...EMPTY_ROW,
        label: look ? `${look.designer_name}, look ${look.position}` : slug,
        value: suppressed ? null : people,
        value_label: suppressed ? null : String(people),
        numerator: suppressed ? null : people,
        city_name: look?.city_name ?? null,
        ranking: suppressed ? null : index + 1,
        image_filename: look?.image_filename ?? null,
        look: slug,
        season_short: look ? shortSeason(look.season_name) : null,
        suppressed,
      };
    });
  }
}

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
