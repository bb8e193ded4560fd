import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Retags } from '../commands/retags.js';
import type { RetagListDto } from '../dto/retag-progress.dto.js';

/** Retaggings of the past, those of merged concepts too. */
export class RetagList extends Query<RetagListDto> {
  constructor(readonly page: number) {
    super();
  }
}

@QueryHandler(RetagList)
export class RetagListHandler implements IQueryHandler<RetagList> {
  constructor(private readonly retags: Retags) {}

  execute({ page }: RetagList): Promise<RetagListDto> {
    return this.retags.list(page);
  }
}
