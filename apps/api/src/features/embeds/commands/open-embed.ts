import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { AskedReference } from '@toile/contracts';
import { Repository } from 'typeorm';
import { hashOfToken } from '../../figures/index.js';
import { EmbedEntity, referenceOfEmbed } from '../embed.entity.js';

/** What a token opens, and in whose name. */
export interface OpenedEmbed {
  id: string;
  subject: string;
  reference: AskedReference;
}

/** Somebody opens what is embedded by its token, which notes that it is used. */
export class OpenEmbed extends Command<OpenedEmbed | undefined> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(OpenEmbed)
export class OpenEmbedHandler implements ICommandHandler<OpenEmbed> {
  constructor(@InjectRepository(EmbedEntity) private readonly embeds: Repository<EmbedEntity>) {}

  /** Undefined for tokens that are unknown or withdrawn, or have expired. */
  async execute({ token }: OpenEmbed): Promise<OpenedEmbed | undefined> {
    const { raw } = await this.embeds
      .createQueryBuilder()
      .update()
      .set({ last_used_at: () => "date_trunc('minute', now())" })
      .where({ token_hash: hashOfToken(token) })
      .andWhere('(expires_at IS NULL OR expires_at > now())')
      .returning(['id', 'subject', 'figure', 'filters', 'question'])
      .execute();
    const [opened] = raw as EmbedEntity[];
    return opened && { id: opened.id, subject: opened.subject, reference: referenceOfEmbed(opened) };
  }
}
