import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EndpointEntity } from '../endpoint.entity.js';
import { EndpointDto, shownEndpoint } from '../webhook.dto.js';

/** A member's webhooks, the oldest first. */
export class EndpointsDto {
  results: EndpointDto[];
}

export class OwnEndpoints extends Query<EndpointsDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnEndpoints)
export class OwnEndpointsHandler implements IQueryHandler<OwnEndpoints> {
  constructor(@InjectRepository(EndpointEntity) private readonly endpoints: Repository<EndpointEntity>) {}

  async execute({ subject }: OwnEndpoints): Promise<EndpointsDto> {
    const found = await this.endpoints.find({ where: { subject }, order: { created_at: 'ASC', id: 'ASC' } });
    return { results: found.map(shownEndpoint) };
  }
}
