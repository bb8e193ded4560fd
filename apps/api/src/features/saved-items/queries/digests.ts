import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DigestsDto } from '../digest/digest.dto.js';
import { DigestsAsSeen } from '../digest/digests-as-seen.js';

/** A member's weekly digest and those that colleagues share with them. */
export class Digests extends Query<DigestsDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(Digests)
export class DigestsHandler implements IQueryHandler<Digests> {
  constructor(private readonly digests: DigestsAsSeen) {}

  async execute({ subject }: Digests): Promise<DigestsDto> {
    return { results: await this.digests.all(subject) };
  }
}
