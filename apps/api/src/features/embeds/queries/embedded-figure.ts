import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Members } from '../../accounts/index.js';
import { FigureByReference, type ReadFigureResult } from '../../figures/index.js';
import type { OpenedEmbed } from '../commands/open-embed.js';

/** The figure of an embed, as its owner would see it. */
export class EmbeddedFigure extends Query<ReadFigureResult> {
  constructor(readonly embed: OpenedEmbed) {
    super();
  }
}

@QueryHandler(EmbeddedFigure)
export class EmbeddedFigureHandler implements IQueryHandler<EmbeddedFigure> {
  constructor(
    private readonly members: Members,
    private readonly figures: FigureByReference,
  ) {}

  /** @throws DomainError dashboard/forbidden once the subscription has ended, and as the figure does */
  async execute({ embed }: EmbeddedFigure): Promise<ReadFigureResult> {
    const owner = await this.members.find(embed.subject);
    await this.figures.mustBeEntitled(embed, owner);
    return this.figures.read(embed, owner);
  }
}
