import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Members } from '../../../accounts/members/members.js';
import { type Asked, AskFigure } from '../../figure-reference/ask-figure.js';
import type { OpenedEmbed } from '../commands/open-embed.js';

/** The figure of an embed, as its owner would see it. */
export class EmbeddedFigure extends Query<Asked> {
  constructor(readonly embed: OpenedEmbed) {
    super();
  }
}

@QueryHandler(EmbeddedFigure)
export class EmbeddedFigureHandler implements IQueryHandler<EmbeddedFigure> {
  constructor(
    private readonly members: Members,
    private readonly figures: AskFigure,
  ) {}

  /** @throws DomainError dashboard/forbidden once the subscription has ended, and as the figure does */
  async execute({ embed }: EmbeddedFigure): Promise<Asked> {
    const owner = await this.members.find(embed.subject);
    await this.figures.mustBeEntitled(embed, owner);
    return this.figures.ask(embed, owner);
  }
}
