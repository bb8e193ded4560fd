import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { DomainError } from '@toile/platform';
import { isUUID } from 'class-validator';
import { Repository } from 'typeorm';
import { ApiTokenEntity } from '../api-token.entity.js';

export const unknownToken = (id: string) => new DomainError('token/unknown', `There is no token "${id}".`);

/** A member withdraws a token: it opens nothing from now on. */
export class WithdrawToken extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawToken)
export class WithdrawTokenHandler implements ICommandHandler<WithdrawToken> {
  constructor(@InjectRepository(ApiTokenEntity) private readonly tokens: Repository<ApiTokenEntity>) {}

  /** @throws DomainError token/unknown */
  async execute({ subject, id }: WithdrawToken): Promise<void> {
    const { affected } = isUUID(id) ? await this.tokens.delete({ subject, id }) : { affected: 0 };
    if (!affected) throw unknownToken(id);
  }
}
