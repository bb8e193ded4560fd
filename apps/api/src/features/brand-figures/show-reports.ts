import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { Queryable } from '../../kernel/jobs/jobs.js';
import { POOL } from '../../kernel/tokens.js';
import { COLLECTIONS, CONTENT, Collections } from '../catalogue/index.js';
import { addDays, dayInParis, FigureQueryDto, ReadScope } from '../figures/index.js';
import type { ShowReportDto } from './brand-figures.dto.js';
import { ConceptsBesidePeers } from './concepts-beside-peers.js';
import { ReadersOfLooksQuery } from './readers-of-looks.query.js';

/** Seven in the morning in Paris. */
const HOUR = 7;
const IN_PARIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  hour12: false,
});
/** A show that came out longer ago, as in a catalogue that was imported, is no news. */
const NEWS_DAYS = 3;
const DAY_MS = 86_400_000;
const MOST = 20;

/** Whether it is the morning after, or later on one of the days after that: what nobody could tell then is told late. */
export function isMorningAfter(published: Date, now: Date): boolean {
  if (now.getTime() - published.getTime() >= NEWS_DAYS * DAY_MS) return false;
  const [next, today] = [addDays(dayInParis(published), 1), dayInParis(now)];
  return today > next || (today === next && Number(IN_PARIS.format(now)) >= HOUR);
}

interface Show {
  slug: string;
  title: string;
  designer: string;
  season: string;
  season_name: string;
  type: string;
  type_name: string;
}

/** What brands are told of their shows: made once a show, and kept as it was. */
@Injectable()
export class ShowReports {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly collections: Collections,
    private readonly readScope: ReadScope,
    private readonly readers: ReadersOfLooksQuery,
    private readonly concepts: ConceptsBesidePeers,
  ) {}

  /** Shows of lately that are published and have no report, of brands that somebody keeps, by the slug of who does. */
  async unreported(now: Date): Promise<(Show & { owner: string })[]> {
    const { rows } = await this.pool.query<Show & { owner: string }>(
      `SELECT show.slug, show.title, designer_slug AS designer, season_slug AS season, season_name, type_slug AS type,
         type_name, brand.doc->>'owner' AS owner
       FROM ${COLLECTIONS} AS show
       JOIN ${CONTENT} AS brand ON brand.kind = 'designer' AND brand.slug = designer_slug
       WHERE status = 'published' AND show_date BETWEEN $1::timestamptz - interval '60 days' AND $1
         AND brand.doc->>'owner' IS NOT NULL
         AND NOT EXISTS (SELECT FROM show_report WHERE collection = show.slug)
       ORDER BY show_date DESC, show.slug LIMIT 500`,
      [now],
    );
    return rows;
  }

  /** Undefined until the morning after its first look came before readers. */
  async made({ slug, designer, season, type, ...show }: Show, now: Date): Promise<ShowReportDto | undefined> {
    const arrivals = await this.collections.arrivals(slug);
    const published = [...arrivals.values()][0];
    if (!published || !isMorningAfter(published, now)) return undefined;
    const input = Object.assign(new FigureQueryDto(), { type, season });
    const scope = await this.readScope.within(input, 'Master', now);
    const peers = (await this.concepts.shown(scope)).filter((brand) => brand !== designer);
    const [read, concepts] = await Promise.all([
      this.readers.run([...arrivals.keys()], published, now),
      this.concepts.of(scope, designer, peers),
    ]);
    return {
      show: slug,
      title: show.title,
      season: { slug: season, name: show.season_name },
      type: { slug: type, name: show.type_name },
      published_at: published.toISOString(),
      made_at: now.toISOString(),
      looks: arrivals.size,
      ...read,
      concepts,
    };
  }

  /** @returns false where there was one */
  async keep(designer: string, report: ShowReportDto, tx: Queryable): Promise<boolean> {
    const { rowCount } = (await tx.query(
      'INSERT INTO show_report (collection, designer, report) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [report.show, designer, JSON.stringify(report)],
    )) as pg.QueryResult;
    return rowCount === 1;
  }

  /** The last one comes first. */
  async of(designer: string): Promise<ShowReportDto[]> {
    const { rows } = await this.pool.query<{ report: ShowReportDto }>(
      'SELECT report FROM show_report WHERE designer = $1 ORDER BY made_at DESC, collection LIMIT $2',
      [designer, MOST],
    );
    return rows.map(({ report }) => report);
  }
}
