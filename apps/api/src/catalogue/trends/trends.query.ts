import { Inject, Injectable } from '@nestjs/common';
import type { Reference, TopKeywords, TrendRow, TrendsPage } from '@toile/contracts';
import type pg from 'pg';
import { ReferenceLists, toSeason } from '../../reference/reference-lists.query.js';
import { POOL } from '../../tokens.js';
import { LOOKS } from '../read-model/tables.js';
import { onePictureEach } from './one-picture-each.js';

const TRENDS = 40;
const KEYWORDS = 100;

@Injectable()
export class TrendsQuery {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly lists: ReferenceLists,
  ) {}

  /** The season of the newest show of a type (any type when none is given). */
  async latestSeason(type?: string): Promise<Reference | null> {
    const { rows } = await this.pool.query<Reference>(
      `SELECT season_slug AS slug, season_name AS name FROM ${LOOKS} WHERE ($1::text IS NULL OR type_slug = $1)
       ORDER BY show_date DESC, slug LIMIT 1`,
      [type ?? null],
    );
    return rows[0] ?? null;
  }

  /** Tags by their part in the season's looks, beside the same half a year earlier. */
  async run(type: Reference, season: Reference): Promise<TrendsPage> {
    const seasons = await this.lists.list('season');
    const facts = seasons.find((one) => one.slug === season.slug);
    const previous = facts ? toSeason(facts, seasons, new Date()).previous : null;
    const [now, before] = await Promise.all([
      this.shares(type.slug, season.slug),
      previous ? this.shares(type.slug, previous) : undefined,
    ]);
    const earlier = new Map(before?.tags.map((tag) => [tag.slug, tag.count]));
    const tags = now.tags.slice(0, TRENDS);
    const pictures = onePictureEach(tags.map(({ images }) => images));
    const results = tags.map((tag, place): TrendRow => {
      const { slug, name, count } = tag;
      const previous_share = before?.looks ? (earlier.get(slug) ?? 0) / before.looks : null;
      return {
        slug,
        name,
        looks_count: count,
        share: count / now.looks,
        previous_share,
        image_filename: pictures[place] ?? null,
      };
    });
    return { type, season, looks_count: now.looks, results };
  }

  /** Tags by the number of looks of the newest season. */
  async topKeywords(): Promise<TopKeywords> {
    const season = await this.latestSeason();
    if (!season) return { season, results: [] };
    const { rows } = await this.pool.query<TopKeywords['results'][number]>(
      `SELECT tag->>'slug' AS slug, min(tag->>'name') AS name, count(*)::int AS total_count
       FROM ${LOOKS}, jsonb_array_elements(tags) AS tag WHERE season_slug = $1
       GROUP BY 1 ORDER BY total_count DESC, slug LIMIT ${KEYWORDS}`,
      [season.slug],
    );
    return { season, results: rows };
  }

  private async shares(type: string, season: string) {
    const { rows } = await this.pool.query<{ slug: string; name: string; count: number; images: string[] }>(
      `SELECT tag->>'slug' AS slug, min(tag->>'name') AS name, count(*)::int AS count,
         (array_agg(image_filename ORDER BY md5(slug)))[1:${TRENDS}] AS images
       FROM ${LOOKS}, jsonb_array_elements(tags) AS tag WHERE type_slug = $1 AND season_slug = $2
       GROUP BY 1 ORDER BY count DESC, 1`,
      [type, season],
    );
    const looks = await this.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${LOOKS} WHERE type_slug = $1 AND season_slug = $2`,
      [type, season],
    );
    return { tags: rows, looks: looks.rows[0]?.count ?? 0 };
  }
}
