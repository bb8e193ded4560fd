import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { SECRET } from '../../../kernel/tokens.js';
import { PushDevices } from '../push/push-devices.js';
import { pushKeysOf } from '../push/push-keys.js';

export class PushDeviceRowDto {
  /** SHA-256 of its address, in hexadecimal digits. */
  id: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  /** When it was told of something last; null for never. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  told_at: string | null;
}

/** Browsers of a member that are told of new looks, the last added first. */
export class PushDevicesDto {
  results: PushDeviceRowDto[];
  /** The `applicationServerKey` a browser subscribes with. */
  public_key: string;
}

export class OwnPushDevices extends Query<PushDevicesDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnPushDevices)
export class OwnPushDevicesHandler implements IQueryHandler<OwnPushDevices> {
  readonly #publicKey: string;

  constructor(
    private readonly devices: PushDevices,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#publicKey = pushKeysOf(secret).publicKey;
  }

  async execute({ subject }: OwnPushDevices): Promise<PushDevicesDto> {
    const results = (await this.devices.of(subject)).map(({ id, created_at, told_at }) => ({
      id,
      created_at: created_at.toISOString(),
      told_at: told_at?.toISOString() ?? null,
    }));
    return { results, public_key: this.#publicKey };
  }
}
