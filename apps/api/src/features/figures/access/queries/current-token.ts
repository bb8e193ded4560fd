import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { DomainError } from '@toile/platform';
import { Repository } from 'typeorm';
import { ApiTokenEntity } from '../api-token.entity.js';
import { ApiTokenDto, shownToken } from '../token.dto.js';
import { hashOfToken } from '../tokens.js';

/** What a program can know of the token it was given. */
export class CurrentToken extends Query<ApiTokenDto> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(CurrentToken)
export class CurrentTokenHandler implements IQueryHandler<CurrentToken> {
  constructor(@InjectRepository(ApiTokenEntity) private readonly tokens: Repository<ApiTokenEntity>) {}

  /** @throws DomainError token/unknown where it is asked with a session */
  async execute({ token }: CurrentToken): Promise<ApiTokenDto> {
    const found = token ? await this.tokens.findOneBy({ token_hash: hashOfToken(token) }) : null;
    if (!found) throw new DomainError('token/unknown', 'Ask with a token in "Authorization: Bearer".');
    return shownToken(found);
  }
}
