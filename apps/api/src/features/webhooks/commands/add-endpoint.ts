import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { WEBHOOK_EVENTS, type WebhookEventType } from '@toile/contracts';
import { DomainError, ValidationError } from '@toile/platform';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { Repository } from 'typeorm';
import { IsWebAddress } from '../../../kernel/http/dto/web-address.decorator.js';
import { faultOfAddress } from '../../../kernel/outbound/public-address.js';
import type { Seal } from '../../../kernel/seal.js';
import { SECRET, WEBHOOKS_PRIVATE } from '../../../kernel/tokens.js';
import { secretsSeal } from '../deliver/deliver.handler.js';
import { newSecret } from '../deliver/secrets.js';
import { EndpointEntity } from '../endpoint.entity.js';
import { EndpointWithSecretDto, shownEndpoint } from '../webhook.dto.js';

const MOST = 10;

/** A new webhook. */
export class AddEndpointDto {
  /** @example "https://hooks.example/toile" */
  @IsWebAddress()
  url: string;

  /** What it is told of. */
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set(value)] : value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENTS.length)
  @IsIn(WEBHOOK_EVENTS, { each: true })
  types: WebhookEventType[];
}

/** A member wants to be told of what happens. */
export class AddEndpoint extends Command<EndpointWithSecretDto> {
  constructor(
    readonly subject: string,
    readonly wanted: AddEndpointDto,
  ) {
    super();
  }
}

@CommandHandler(AddEndpoint)
export class AddEndpointHandler implements ICommandHandler<AddEndpoint> {
  readonly #seal: Seal;

  constructor(
    @InjectRepository(EndpointEntity) private readonly endpoints: Repository<EndpointEntity>,
    @Inject(WEBHOOKS_PRIVATE) private readonly privateToo: boolean,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#seal = secretsSeal(secret);
  }

  /** @throws ValidationError, DomainError webhook/conflict */
  async execute({ subject, wanted: { url, types } }: AddEndpoint): Promise<EndpointWithSecretDto> {
    const fault = faultOfAddress(url, this.privateToo);
    if (fault)
      throw new ValidationError([{ propertyPath: 'url', message: `url ${fault}`, code: 'invalid_value' }]);
    if ((await this.endpoints.countBy({ subject })) >= MOST)
      throw new DomainError('webhook/conflict', `At most ${MOST} webhooks. Remove one first.`);
    const secret = newSecret();
    const made = this.endpoints.create({
      id: randomUUID(),
      subject,
      url,
      types,
      secret: this.#seal.close(secret),
      previous_secret: null,
      previous_until: null,
    });
    await this.endpoints.insert(made);
    return { ...shownEndpoint(made), secret };
  }
}
