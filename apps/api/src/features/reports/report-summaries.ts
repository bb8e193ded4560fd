import { Injectable } from '@nestjs/common';
import type { ContentOf, Locale } from '@toile/contracts';
import { inLanguage } from '../../kernel/http/in-language.js';
import { type ContentRow, ReferenceLists } from '../catalogue/index.js';
import { type Decision, decide, type PaywallReader } from '../paywall/index.js';
import type { ReportSummaryDto } from './report.dto.js';

/** Who asks, and in what language. */
export interface Reader extends PaywallReader {
  locale: Locale;
}

/** Premium files are what the paywall of reports locks. */
export function decideFile({ type }: Pick<ContentOf<'report'>, 'type'>, reader: PaywallReader): Decision {
  return type === 'premium' ? decide(reader, 'reports') : { locked: false };
}

/** Reports as lists show them to a reader. */
@Injectable()
export class ReportSummaries {
  constructor(private readonly lists: ReferenceLists) {}

  of(rows: readonly ContentRow<'report'>[], reader: Reader): Promise<ReportSummaryDto[]> {
    return Promise.all(rows.map((row) => this.one(row, reader)));
  }

  async one({ slug, doc }: ContentRow<'report'>, reader: Reader): Promise<ReportSummaryDto> {
    const { locale } = reader;
    const { id, type, title, summary, language, cover, published_at, pages, file } = inLanguage(doc, locale);
    const { locked } = decideFile(doc, reader);
    // Uploaded files are in the language of the brand.
    const file_language = doc.figures ? locale : 'en';
    const path = `/download/${Buffer.from(file).toString('base64url')}/pdf`;
    return {
      id,
      slug,
      type,
      title,
      summary,
      language,
      file_language,
      cover,
      published_at,
      pages,
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
