import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Retags } from '../commands/retags.js';
import type { RetagProgressDto } from '../dto/retag-progress.dto.js';

/** How far a retagging is. */
export class RetagProgress extends Query<RetagProgressDto> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(RetagProgress)
export class RetagProgressHandler implements IQueryHandler<RetagProgress> {
  constructor(private readonly retags: Retags) {}

  /** @throws DomainError retag/unknown */
  async execute({ id }: RetagProgress): Promise<RetagProgressDto> {
    const { collections: _, ...progress } = await this.retags.progress(id);
    return progress;
  }
}
