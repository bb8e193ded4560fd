import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { type ContentKind, LOCALES, type Locale } from '@toile/contracts';
import { inLanguage } from '../../../kernel/http/in-language.js';
import { DesignerDetails, DesignerDetailsDto, ModelDetails, ModelDetailsDto } from '../../browse/index.js';
import { ClientDto, ContentQuery } from '../../catalogue/index.js';
import { PollResultDto } from '../../reader-forms/index.js';
import { ReportDetails, ReportDetailsDto } from '../../reports/index.js';
import { ArticleDetailsDto } from '../article.dto.js';
import { Articles } from '../articles.js';
import { CONTENT_KINDS } from '../docs/content-docs.js';
import { timed } from '../domain/timed.js';
import {
  articleOf,
  bannerOf,
  clientOf,
  designerOf,
  modelOf,
  otherWords,
  pollOf,
  reportOf,
  walkOf,
} from '../drafted-docs.js';
import { type Draft, Drafts, type EntryName } from '../drafts.js';
import { WalkDetailsDto } from '../walk.dto.js';
import { WrittenEntries } from '../written-entries.js';
import { BannerDto, toBanner } from './live-banner.js';

/** What has no page that it could be shown as. */
export class PreviewedWordsDto {
  /** @example "The fitting" */
  title: string;
  text: string;
  image: string | null;
  /** What is known of an agency. */
  lines: string[];
}

/** What is not published yet, as it will be. */
export class DraftPreviewDto {
  @ApiProperty({ enum: CONTENT_KINDS, example: 'page' })
  kind: ContentKind;
  /** @example "counting-buttons" */
  slug: string;
  /** Of the words: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
  /** Of what is an article. */
  details: ArticleDetailsDto | null;
  /** Of a banner, live or not. */
  banner: BannerDto | null;
  /** Of a poll: as nobody has answered it yet. */
  poll: PollResultDto | null;
  walk: WalkDetailsDto | null;
  /** Of a designer: with the collections and looks that are public. */
  designer: DesignerDetailsDto | null;
  /** Of a model: with the looks that are public. */
  model: ModelDetailsDto | null;
  /** Of a report: without its file, and without figures that are counted once it is public. */
  report: ReportDetailsDto | null;
  /** Of a client: with those that are named already. */
  clients: ClientDto[] | null;
  /** Of everything else. */
  words: PreviewedWordsDto | null;
  /** Until when a link works; null for editors. */
  expires_at: string | null;
}

/** A draft for who holds a link to it, or for editors; for these also what is live where there is no draft. */
export class DraftPreview extends Query<DraftPreviewDto> {
  constructor(
    readonly asked: { token: string } | EntryName,
    readonly locale: Locale,
  ) {
    super();
  }
}

const ARTICLES: readonly ContentKind[] = ['page', 'dynamic-page', 'newsletter'];
/** Whoever holds a link sees what everybody will. */
const A_VISITOR = { roles: [], device: 'not-needed' } as const;
const BANNERS: readonly ContentKind[] = ['homepage-banner', 'promo-band', 'footer-banner'];

@QueryHandler(DraftPreview)
export class DraftPreviewHandler implements IQueryHandler<DraftPreview> {
  constructor(
    private readonly drafts: Drafts,
    private readonly entries: WrittenEntries,
    private readonly articles: Articles,
    private readonly queries: QueryBus,
    private readonly content: ContentQuery,
  ) {}

  /** @throws DomainError preview/unknown, `{kind}/unknown` */
  async execute({ asked, locale }: DraftPreview): Promise<DraftPreviewDto> {
    const found = 'token' in asked ? await this.drafts.open(asked.token) : await this.forEditors(asked);
    const { kind, slug } = found;
    const doc = timed(kind, found.doc, found.publish_at ?? new Date());
    const { language, ...words } = inLanguage(
      doc as Record<string, unknown> & { translations?: object },
      locale,
    );
    const shown = {
      details: ARTICLES.includes(kind) ? await this.articles.details(slug, articleOf(doc), locale) : null,
      banner: BANNERS.includes(kind) ? toBanner({ slug, doc: bannerOf(doc) }, locale) : null,
      poll: kind === 'poll' ? pollOf(doc, locale) : null,
      walk: kind === 'walk' ? await this.articles.walk(slug, walkOf(doc), locale) : null,
      designer:
        kind === 'designer'
          ? await this.queries.execute(new DesignerDetails(slug, locale, designerOf(doc)))
          : null,
      model: kind === 'model' ? await this.queries.execute(new ModelDetails(slug, modelOf(doc))) : null,
      report:
        kind === 'report'
          ? await this.queries.execute(new ReportDetails(slug, { ...A_VISITOR, locale }, reportOf(doc)))
          : null,
      clients: kind === 'client' ? await this.clientsWith({ slug, ...clientOf(doc) }) : null,
    };
    const isShown = Object.values(shown).some((one) => one !== null);
    return {
      kind,
      slug,
      language,
      ...shown,
      words: isShown ? null : otherWords(words),
      expires_at: ('token' in asked && found.preview_until?.toISOString()) || null,
    };
  }

  private async clientsWith(draft: ClientDto): Promise<ClientDto[]> {
    const named = await this.content.all('client');
    const others = named.filter(({ slug }) => slug !== draft.slug).map(({ slug, doc }) => ({ slug, ...doc }));
    return [...others, draft].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  private async forEditors(
    name: EntryName,
  ): Promise<Pick<Draft, 'kind' | 'slug' | 'doc' | 'publish_at' | 'preview_until'>> {
    const { draft, content } = await this.entries.get(name);
    const doc = content.status === 'published' ? content.doc : {};
    return draft ?? { ...name, doc, publish_at: null, preview_until: null };
  }
}
