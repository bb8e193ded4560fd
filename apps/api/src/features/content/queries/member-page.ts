import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
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
}

/** The public page of a member: what they chose to show. */
export class MemberPageDto {
  member: ShownMemberDto;
  looks: LookSummaryDto[];
}

export class MemberPage extends Query<MemberPageDto> {
  constructor(readonly slug: string) {
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
  async execute({ slug }: MemberPage): Promise<MemberPageDto> {
    const { looks, ...shown } = (await this.content.find('member', slug)).doc;
    return { member: { slug, ...shown }, looks: await this.articles.looks(looks) };
  }
}
