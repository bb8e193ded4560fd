import { Injectable } from '@nestjs/common';
import type { Block, ContentOf, Locale, LookSummary } from '@toile/contracts';
import { inLanguage } from '../../kernel/http/in-language.js';
import { MediaLookup } from '../catalogue/index.js';
import { type ArticleDetailsDto, toArticleSummary } from './article.dto.js';
import type { WalkDetailsDto } from './walk.dto.js';

/** Puts the looks to articles and walks that they name. */
@Injectable()
export class Articles {
  constructor(private readonly media: MediaLookup) {}

  async details(slug: string, doc: ContentOf<'dynamic-page'>, locale: Locale): Promise<ArticleDetailsDto> {
    const { blocks } = inLanguage(doc, locale);
    const summary = toArticleSummary(slug, doc, locale);
    // English ones do not stand in for those of another language, whose own title and summary say more.
    const { language } = summary;
    const seo = (language === 'en' ? doc.seo : doc.translations?.[language]?.seo) ?? null;
    const article = { ...summary, blocks, seo };
    return { article, looks: await this.looksOf(blocks) };
  }

  async walk(slug: string, doc: ContentOf<'walk'>, locale: Locale): Promise<WalkDetailsDto> {
    const { looks, notes: translated, ...walk } = inLanguage(doc, locale);
    const notes = new Map(looks.map((look, place) => [look.slug, translated?.[place] ?? look.note]));
    const found = await this.looks([...notes.keys()]);
    return {
      walk: { slug, ...walk },
      looks: found.map((look) => ({ ...look, note: notes.get(look.slug) ?? '' })),
    };
  }

  /** Looks that have been withdrawn since are left out. */
  async looks(slugs: readonly string[]): Promise<LookSummary[]> {
    const found = await this.media.summaries(slugs.map((slug) => ({ type: 'look' as const, slug })));
    return slugs.flatMap((slug) => found.get(`look:${slug}`) ?? []);
  }

  private async looksOf(blocks: readonly Block[]): Promise<Record<string, LookSummary>> {
    const slugs = blocks.flatMap((block) => {
      if (block.type === 'looks') return block.looks;
      return block.type === 'picture' && block.look ? [block.look] : [];
    });
    return Object.fromEntries((await this.looks(slugs)).map((look) => [look.slug, look]));
  }
}
