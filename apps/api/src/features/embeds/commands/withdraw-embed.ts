import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { Repository } from 'typeorm';
import { unknownEmbed } from '../embed.dto.js';
import { EmbedEntity } from '../embed.entity.js';

/** A member shows something no more: its token opens nothing from now on. */
export class WithdrawEmbed extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawEmbed)
export class WithdrawEmbedHandler implements ICommandHandler<WithdrawEmbed> {
  constructor(@InjectRepository(EmbedEntity) private readonly embeds: Repository<EmbedEntity>) {}

  /** @throws DomainError embed/unknown */
  async execute({ subject, id }: WithdrawEmbed): Promise<void> {
    const { affected } = isUUID(id) ? await this.embeds.delete({ subject, id }) : { affected: 0 };
    if (!affected) throw unknownEmbed(id);
  }
}
