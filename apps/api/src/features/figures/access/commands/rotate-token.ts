import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { MoreThan, Repository } from 'typeorm';
import { ApiTokenEntity } from '../api-token.entity.js';
import { shownToken } from '../token.dto.js';
import { hashOfToken } from '../tokens.js';
import { type NewApiTokenDto, newToken } from './create-token.js';
import { unknownToken } from './withdraw-token.js';

/** A member takes another token with the name and the scopes of one they have. */
export class RotateToken extends Command<NewApiTokenDto> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

/** The one before opens nothing from then on. The new one lasts as long as that did when it was made. */
@CommandHandler(RotateToken)
export class RotateTokenHandler implements ICommandHandler<RotateToken> {
  constructor(@InjectRepository(ApiTokenEntity) private readonly tokens: Repository<ApiTokenEntity>) {}

  /** @throws DomainError token/unknown */
  async execute({ subject, id }: RotateToken): Promise<NewApiTokenDto> {
    if (!isUUID(id)) throw unknownToken(id);
    const token = newToken();
    const { affected } = await this.tokens.update(
      { subject, id, expires_at: MoreThan(new Date()) },
      {
        token_hash: hashOfToken(token),
        created_at: () => 'now()',
        last_used_at: null,
        expires_at: () => 'now() + (expires_at - created_at)',
      },
    );
    const made = affected ? await this.tokens.findOneBy({ subject, id }) : null;
    if (!made) throw unknownToken(id);
    return { ...shownToken(made), token };
  }
}
