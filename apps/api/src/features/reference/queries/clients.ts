import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type ClientDto, ContentQuery } from '../../catalogue/index.js';

/** Clients who are named with their leave. */
export class Clients extends Query<ClientDto[]> {}

@QueryHandler(Clients)
export class ClientsHandler implements IQueryHandler<Clients> {
  constructor(private readonly content: ContentQuery) {}

  async execute(): Promise<ClientDto[]> {
    const rows = await this.content.all('client');
    return rows.map(({ slug, doc }) => ({ slug, ...doc }));
  }
}
