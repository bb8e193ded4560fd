import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Members } from '../../accounts/index.js';
import { type AnsweredReference, AskedByReference } from '../../questions/index.js';
import type { OpenedEmbed } from '../commands/open-embed.js';

/** The figure or the question of an embed, as its owner would see it. */
export class EmbeddedFigure extends Query<AnsweredReference> {
  constructor(readonly embed: OpenedEmbed) {
    super();
  }
}

@QueryHandler(EmbeddedFigure)
export class EmbeddedFigureHandler implements IQueryHandler<EmbeddedFigure> {
  constructor(
    private readonly members: Members,
    private readonly asked: AskedByReference,
  ) {}

  /** @throws DomainError dashboard/forbidden once the subscription has ended, and as its address does */
  async execute({ embed }: EmbeddedFigure): Promise<AnsweredReference> {
    const owner = await this.members.find(embed.subject);
    await this.asked.mustBeEntitled(embed.reference, owner);
    return this.asked.read(embed.reference, owner);
  }
}
