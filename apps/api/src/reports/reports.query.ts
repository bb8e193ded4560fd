import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  type ContentOf,
  type LeadFigure,
  type Locale,
  type Page,
  REPORT_TYPES,
  type ReportCounts,
  type ReportDetails,
  type ReportSummary,
  type ReportType,
} from '@toile/contracts';
import { pageOf } from '../catalogue/filters/picture-search.query.js';
import { ContentQuery, type ContentRow } from '../content/content.query.js';
import { type Decision, decide, type PaywallReader } from '../paywall/decide.js';
import { ReferenceLists } from '../reference/reference-lists.query.js';
import type { Findings } from './findings.js';
import { ReportMaker } from './making/report-maker.js';
import { partsIn } from './wording/parts.js';
import { titleIn } from './wording/title-in.js';

/** Premium files are what the paywall of reports locks. */
export function decideFile({ type }: Pick<ContentOf<'report'>, 'type'>, reader: PaywallReader): Decision {
  return type === 'premium' ? decide(reader, 'reports') : { locked: false };
}

/** A page waits so long for figures that are being counted, and is then shown without them. */
const PATIENCE_MS = 1_500;
const MOST_OTHERS = 3;
const LEADS = ['looks', 'collections', 'brands', 'models'] as const;

/** Who asks, and in what language. */
export interface Reader extends PaywallReader {
  locale: Locale;
}

@Injectable()
export class ReportsQuery {
  constructor(
    private readonly content: ContentQuery,
    private readonly maker: ReportMaker,
    private readonly lists: ReferenceLists,
  ) {}

  async list(page: number, reader: Reader, type?: ReportType): Promise<Page<ReportSummary>> {
    const { rows, total } = await this.content.page('report', page, type ? { type } : {});
    const results = await Promise.all(rows.map((row) => this.toSummary(row, reader)));
    return pageOf(results, total, page);
  }

  /** A report with what it holds and leads with. @throws DomainError report/unknown */
  async details(slug: string, reader: Reader): Promise<ReportDetails> {
    const row = await this.content.find('report', slug);
    const [report, findings, newest] = await Promise.all([
      this.toSummary(row, reader),
      this.soon(row.doc),
      this.list(1, reader),
    ]);
    return {
      report,
      contents: row.doc.figures ? partsIn(row.doc.figures.chapters, reader.locale) : [],
      figures: LEADS.flatMap((of) => leadOf(of, findings)),
      others: newest.results.filter((one) => one.slug !== slug).slice(0, MOST_OTHERS),
    };
  }

  private async soon(doc: ContentOf<'report'>): Promise<Findings | null> {
    const giving = new AbortController();
    const patience = sleep(PATIENCE_MS, null, { signal: giving.signal }).catch(() => null);
    // Why there is none yet is told to whoever downloads it.
    const findings = await Promise.race([this.maker.findings(doc).catch(() => null), patience]);
    giving.abort();
    return findings;
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

  private async toSummary({ slug, doc }: ContentRow<'report'>, reader: Reader): Promise<ReportSummary> {
    const { locale } = reader;
    const { id, type, cover, published_at, pages, file } = doc;
    const { locked } = decideFile(doc, reader);
    // Uploaded files are in the language of the house.
    const file_language = doc.figures ? locale : 'en';
    const path = `/download/${Buffer.from(file).toString('base64url')}/pdf`;
    return {
      ...{ id, slug, type, ...titleIn(doc, locale), file_language, cover, published_at, pages },
      season: await this.named('season', doc.season),
      city: await this.named('city', doc.city),
      locked,
      download_url: locked ? null : path + (file_language === 'en' ? '' : `?locale=${locale}`),
    };
  }

  private async named(kind: 'season' | 'city', slug: string | null) {
    const found = slug ? await this.lists.find(kind, slug) : undefined;
    return found ? { slug: found.slug, name: found.name } : null;
  }
}

function leadOf(of: LeadFigure['of'], findings: Findings | null): LeadFigure[] {
  const row = findings?.glance.find(({ label }) => label === of);
  return row?.value ? [{ of, value: row.value, evolution: row.evolution }] : [];
}
