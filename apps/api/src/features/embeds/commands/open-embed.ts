import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { FigureReference } from '@toile/contracts';
import { Repository } from 'typeorm';
import { hashOfToken } from '../../figures/index.js';
import { EmbedEntity } from '../embed.entity.js';

/** What a token opens, and in whose name. */
export type OpenedEmbed = FigureReference & { id: string; subject: string };

/** Somebody opens an embedded figure by its token, which notes that it is used. */
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
      .returning(['id', 'subject', 'figure', 'filters'])
      .execute();
    const [opened] = raw as OpenedEmbed[];
    return opened;
  }
}
