import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EmbedDto, shownEmbed } from '../embed.dto.js';
import { EmbedEntity } from '../embed.entity.js';

/** The figures and questions a member shows elsewhere, the oldest first. */
export class EmbedsDto {
  results: EmbedDto[];
}

export class OwnEmbeds extends Query<EmbedsDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnEmbeds)
export class OwnEmbedsHandler implements IQueryHandler<OwnEmbeds> {
  constructor(@InjectRepository(EmbedEntity) private readonly embeds: Repository<EmbedEntity>) {}

  async execute({ subject }: OwnEmbeds): Promise<EmbedsDto> {
    const embeds = await this.embeds.find({ where: { subject }, order: { created_at: 'ASC', id: 'ASC' } });
    return { results: embeds.map(shownEmbed) };
  }
}
