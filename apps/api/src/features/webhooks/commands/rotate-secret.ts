import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Seal } from '../../../kernel/seal.js';
import { SECRET } from '../../../kernel/tokens.js';
import { secretsSeal } from '../deliver/deliver.handler.js';
import { newSecret } from '../deliver/secrets.js';
import { EndpointEntity } from '../endpoint.entity.js';
import { ownEndpoint } from '../own-endpoint.js';
import { EndpointWithSecretDto, shownEndpoint } from '../webhook.dto.js';

const BOTH_FOR_MS = 24 * 3_600_000;

/** A member takes a new secret; the one before signs beside it for a day, so that nothing is refused meanwhile. */
export class RotateSecret extends Command<EndpointWithSecretDto> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RotateSecret)
export class RotateSecretHandler implements ICommandHandler<RotateSecret> {
  readonly #seal: Seal;

  constructor(
    @InjectRepository(EndpointEntity) private readonly endpoints: Repository<EndpointEntity>,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#seal = secretsSeal(secret);
  }

  /** @throws DomainError webhook/unknown */
  async execute({ subject, id }: RotateSecret): Promise<EndpointWithSecretDto> {
    const found = await ownEndpoint(this.endpoints, subject, id);
    const secret = newSecret();
    const changes = {
      secret: this.#seal.close(secret),
      previous_secret: found.secret,
      previous_until: new Date(Date.now() + BOTH_FOR_MS),
    };
    await this.endpoints.update({ id: found.id }, changes);
    return { ...shownEndpoint({ ...found, ...changes }), secret };
  }
}
