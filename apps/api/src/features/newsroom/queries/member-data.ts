import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { Members, OwnData, type OwnDataDto, unknownMember } from '../../accounts/index.js';

/** Everything kept about a member, for who answers their letter. */
export class MemberData extends Query<OwnDataDto> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(MemberData)
export class MemberDataHandler implements IQueryHandler<MemberData> {
  constructor(
    private readonly members: Members,
    private readonly queries: QueryBus,
  ) {}

  /** @throws DomainError member/unknown */
  async execute({ slug }: MemberData): Promise<OwnDataDto> {
    const member = await this.members.document('slug', slug);
    if (!member) throw unknownMember();
    return this.queries.execute(new OwnData(member.subject, undefined));
  }
}
