import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { ApiTokenEntity } from '../api-token.entity.js';
import { ApiTokenDto, shownToken } from '../token.dto.js';

/** A member's tokens that still open something, the oldest first. */
export class ApiTokensDto {
  results: ApiTokenDto[];
}

export class OwnTokens extends Query<ApiTokensDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnTokens)
export class OwnTokensHandler implements IQueryHandler<OwnTokens> {
  constructor(@InjectRepository(ApiTokenEntity) private readonly tokens: Repository<ApiTokenEntity>) {}

  async execute({ subject }: OwnTokens): Promise<ApiTokensDto> {
    const tokens = await this.tokens.find({
      where: { subject, expires_at: MoreThan(new Date()) },
      order: { created_at: 'ASC', id: 'ASC' },
    });
    return { results: tokens.map(shownToken) };
  }
}
