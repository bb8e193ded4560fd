import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Desks } from '../desks.js';
import { type DigestDto, shownDigest } from '../digest/digest.dto.js';

export class OwnDigest extends Query<DigestDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnDigest)
export class OwnDigestHandler implements IQueryHandler<OwnDigest> {
  constructor(private readonly desks: Desks) {}

  async execute({ subject }: OwnDigest): Promise<DigestDto> {
    return shownDigest((await this.desks.of(subject)).digest);
  }
}
