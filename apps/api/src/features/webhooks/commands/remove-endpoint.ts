import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EndpointEntity } from '../endpoint.entity.js';
import { ownEndpoint } from '../own-endpoint.js';

/** A member is told no more at an address; what was not delivered yet is dropped. */
export class RemoveEndpoint extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveEndpoint)
export class RemoveEndpointHandler implements ICommandHandler<RemoveEndpoint> {
  constructor(@InjectRepository(EndpointEntity) private readonly endpoints: Repository<EndpointEntity>) {}

  /** @throws DomainError webhook/unknown */
  async execute({ subject, id }: RemoveEndpoint): Promise<void> {
    await this.endpoints.delete({ id: (await ownEndpoint(this.endpoints, subject, id)).id });
  }
}
