import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { Type } from 'class-transformer';
import { Matches, ValidateNested } from 'class-validator';
import { IsLocale } from '../../../kernel/http/dto/locale.decorator.js';
import { IsWebAddress } from '../../../kernel/http/dto/web-address.decorator.js';
import { faultOfAddress } from '../../../kernel/outbound/public-address.js';
import { WEBHOOKS_PRIVATE } from '../../../kernel/tokens.js';
import { FollowedLooks } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';
import { PushDevices } from '../push/push-devices.js';

/** What a notification is closed for, as a browser's `PushSubscription` gives it (RFC 8291). */
export class PushKeysDto {
  /** A point of P-256, 65 bytes as base64url. */
  @Matches(/^B[A-Za-z0-9_-]{86}$/, { message: 'must be a public key of a browser' })
  p256dh: string;

  /** 16 bytes as base64url. */
  @Matches(/^[A-Za-z0-9_-]{22}$/, { message: 'must be a secret of a browser' })
  auth: string;
}

/** A browser that shall be told of new looks. */
export class PushDeviceDto {
  /** @example "https://push.example/send/4f1c" */
  @IsWebAddress()
  endpoint: string;

  @ValidateNested()
  @Type(() => PushKeysDto)
  keys: PushKeysDto;

  /** That it is told in. */
  @IsLocale()
  language: Locale;
}

/** A browser that is told of new looks now. */
export class AddedPushDeviceDto {
  /** SHA-256 of its address, in hexadecimal digits. */
  id: string;
}

/** A browser of a member is told of new looks from now on. */
export class AddPushDevice extends Command<AddedPushDeviceDto> {
  constructor(
    readonly subject: string,
    readonly wanted: PushDeviceDto,
  ) {
    super();
  }
}

@CommandHandler(AddPushDevice)
export class AddPushDeviceHandler implements ICommandHandler<AddPushDevice> {
  constructor(
    private readonly devices: PushDevices,
    private readonly store: FollowsStore,
    private readonly looks: FollowedLooks,
    @Inject(WEBHOOKS_PRIVATE) private readonly privateToo: boolean,
  ) {}

  /** @throws ValidationError */
  async execute({ subject, wanted }: AddPushDevice): Promise<AddedPushDeviceDto> {
    const { endpoint, keys, language } = wanted;
    const fault = faultOfAddress(endpoint, this.privateToo);
    if (fault)
      throw new ValidationError([
        { propertyPath: 'endpoint', message: `endpoint ${fault}`, code: 'invalid_value' },
      ]);
    const { follows } = await this.store.of(subject);
    // What there is already is not news.
    const counts = await this.looks.counts(follows);
    const address = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
    return { id: await this.devices.add(subject, address, language, counts) };
  }
}
