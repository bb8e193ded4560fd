import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Repository } from 'typeorm';
import { hashOfToken } from '../../figures/index.js';
import { type NewEmbedDto, newToken, unknownEmbed, withToken } from '../embed.dto.js';
import { EmbedEntity } from '../embed.entity.js';

/** A member takes another token for what they show elsewhere. */
export class RotateEmbed extends Command<NewEmbedDto> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

/** The token it had opens nothing from then on. It is as if it had been made then, for as long as it was. */
@CommandHandler(RotateEmbed)
export class RotateEmbedHandler implements ICommandHandler<RotateEmbed> {
  constructor(@InjectRepository(EmbedEntity) private readonly embeds: Repository<EmbedEntity>) {}

  /** @throws DomainError embed/unknown */
  async execute({ subject, id }: RotateEmbed): Promise<NewEmbedDto> {
    const token = newToken();
    if (!isUUID(id)) throw unknownEmbed(id);
    await this.embeds.update(
      { subject, id },
      {
        token_hash: hashOfToken(token),
        created_at: () => 'now()',
        last_used_at: null,
        expires_at: () => 'now() + (expires_at - created_at)',
      },
    );
    const made = await this.embeds.findOneBy({ subject, id });
    if (!made) throw unknownEmbed(id);
    return withToken(made, token);
  }
}
