import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { inLanguage } from '../../../kernel/http/in-language.js';
import { ContentQuery, LookSummaryDto } from '../../catalogue/index.js';
import { Articles } from '../articles.js';

export class ShownMemberDto {
  /** @example "a-member" */
  slug: string;
  name: string;
  about: string;
  /** @example "Buyer" */
  occupation: string;
  /** @example "Lyon" */
  city: string;
  /** @example "2024-01-01T09:00:00.000Z" */
  joined_at: string;
  /** Of the words: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

/** The public page of a member: what they chose to show. */
export class MemberPageDto {
  member: ShownMemberDto;
  looks: LookSummaryDto[];
}

export class MemberPage extends Query<MemberPageDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(MemberPage)
export class MemberPageHandler implements IQueryHandler<MemberPage> {
  constructor(
    private readonly content: ContentQuery,
    private readonly articles: Articles,
  ) {}

  /** @throws DomainError member/unknown */
  async execute({ slug, locale }: MemberPage): Promise<MemberPageDto> {
    const { doc } = await this.content.find('member', slug);
    const { looks, ...shown } = inLanguage(doc, locale);
    return { member: { slug, ...shown }, looks: await this.articles.looks(looks) };
  }
}
