import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type ContentOf,
  type Page,
  REPORT_TYPES,
  type ReportCounts,
  type ReportDetails,
  type ReportSummary,
  type ReportType,
  reportParts,
} from '@toile/contracts';
import type { Member } from '../accounts/members/member.js';
import { mayReadLocked } from '../accounts/roles/may-read.js';
import { pageOf } from '../catalogue/filters/picture-search.query.js';
import { ContentQuery, type ContentRow } from '../content/content.query.js';
import { ReferenceLists } from '../reference/reference-lists.query.js';
import type { Edition } from './edition.js';
import { ReportMaker } from './making/report-maker.js';

export function mayRead(report: Pick<ContentOf<'report'>, 'type'>, reader: Member | undefined): boolean {
  return report.type !== 'premium' || mayReadLocked(reader);
}

/** A page waits so long for a file that is being made, and is then shown without its figures. */
const PATIENCE_MS = 1_500;
const MOST_OTHERS = 3;

@Injectable()
export class ReportsQuery {
  constructor(
    private readonly content: ContentQuery,
    private readonly maker: ReportMaker,
    private readonly lists: ReferenceLists,
  ) {}

  async list(page: number, reader: Member | undefined, type?: ReportType): Promise<Page<ReportSummary>> {
    const { rows, total } = await this.content.page('report', page, type ? { type } : {});
    const results = await Promise.all(rows.map((row) => this.toSummary(row, reader)));
    return pageOf(results, total, page);
  }

  /** A report with what it holds and leads with. @throws DomainError report/unknown */
  async details(slug: string, reader: Member | undefined): Promise<ReportDetails> {
    const row = await this.content.find('report', slug);
    const [report, edition, newest] = await Promise.all([
      this.toSummary(row, reader),
      this.soon(row.doc),
      this.list(1, reader),
    ]);
    return {
      report,
      contents: row.doc.figures ? reportParts(row.doc.figures.chapters) : [],
      figures: edition?.figures ?? [],
      others: newest.results.filter((one) => one.slug !== slug).slice(0, MOST_OTHERS),
    };
  }

  private async soon(doc: ContentOf<'report'>): Promise<Edition | null> {
    const giving = new AbortController();
    const patience = sleep(PATIENCE_MS, null, { signal: giving.signal }).catch(() => null);
    // Why there is none yet is told to whoever downloads it.
    const edition = await Promise.race([this.maker.edition(doc).catch(() => null), patience]);
    giving.abort();
    return edition;
  }

  /** The report kept in a file of the reports folder. */
  async byFile(file: string): Promise<ContentRow<'report'> | undefined> {
    return (await this.content.page('report', 1, { file })).rows[0];
  }

  /** Reports published from one day to another, both included. */
  async count(from: string, to: string): Promise<ReportCounts> {
    const days = (await this.content.all('report'))
      .map(({ doc }) => ({ type: doc.type, day: doc.published_at.slice(0, 10) }))
      .filter(({ day }) => day >= from && day <= to);
    const by_type = Object.fromEntries(
      REPORT_TYPES.map((type) => [type, days.filter((one) => one.type === type).length]),
    ) as ReportCounts['by_type'];
    const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))].sort();
    const by_month = months.map((month) => ({
      month,
      count: days.filter(({ day }) => day.startsWith(month)).length,
    }));
    return { from, to, total: days.length, by_type, by_month };
  }

  private async toSummary(
    { slug, doc }: ContentRow<'report'>,
    reader: Member | undefined,
  ): Promise<ReportSummary> {
    const { id, type, title, summary, cover, published_at, pages, file } = doc;
    const readable = mayRead(doc, reader);
    return {
      ...{ id, slug, type, title, summary, cover, published_at, pages },
      season: await this.named('season', doc.season),
      city: await this.named('city', doc.city),
      locked: !readable,
      download_url: readable ? `/download/${Buffer.from(file).toString('base64url')}/pdf` : null,
    };
  }

  private async named(kind: 'season' | 'city', slug: string | null) {
    const found = slug ? await this.lists.find(kind, slug) : undefined;
    return found ? { slug: found.slug, name: found.name } : null;
  }
}
