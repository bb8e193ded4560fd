import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { inLanguage } from '../../../kernel/http/in-language.js';
import { ContentQuery, LookSummaryDto } from '../../catalogue/index.js';
import { Articles } from '../articles.js';

export class WalkDto {
  /** @example "ten-coats" */
  slug: string;
  /** @example "Ten coats" */
  title: string;
  intro: string;
  /** @example "Somebody" */
  curator: string;
  /** @example "2026-01-01T09:00:00.000Z" */
  published_at: string;
  /** Of the words: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

/** A look on the way. */
export class StepDto extends LookSummaryDto {
  /** @example "Mind the hem." */
  note: string;
}

/** A walk through looks in the order of who leads it. */
export class WalkDetailsDto {
  walk: WalkDto;
  looks: StepDto[];
}

export class WalkDetails extends Query<WalkDetailsDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(WalkDetails)
export class WalkDetailsHandler implements IQueryHandler<WalkDetails> {
  constructor(
    private readonly content: ContentQuery,
    private readonly articles: Articles,
  ) {}

  /** @throws DomainError walk/unknown */
  async execute({ slug, locale }: WalkDetails): Promise<WalkDetailsDto> {
    const { doc } = await this.content.find('walk', slug);
    const { looks, notes: translated, ...walk } = inLanguage(doc, locale);
    const notes = new Map(looks.map((look, place) => [look.slug, translated?.[place] ?? look.note]));
    const found = await this.articles.looks([...notes.keys()]);
    return {
      walk: { slug, ...walk },
      looks: found.map((look) => ({ ...look, note: notes.get(look.slug) ?? '' })),
    };
  }
}
