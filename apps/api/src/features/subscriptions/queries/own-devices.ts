import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { HeldSubscriptions } from '../held-subscriptions.js';

/** A device that was accepted for a subscription. */
export class BoundDeviceDto {
  /** @example "6b86b273ff34fce19d6b804e" */
  id: string;
  /**
   * Browser and system; null when the browser did not say.
   * @example "Firefox on Linux"
   */
  label: string | null;
  /** @example "2026-11-21T12:00:00.000Z" */
  bound_at: string;
  /** Accepted now; the others were before it. */
  current: boolean;
  /** The one that asks. */
  this_device: boolean;
}

/** Devices the reader has used their plan on, the newest first. */
export class OwnDevicesDto {
  /**
   * The number of the subscription they belong to.
   * @example 7
   */
  subscription: number | null;
  results: BoundDeviceDto[];
}

export class OwnDevices extends Query<OwnDevicesDto> {
  constructor(
    readonly member: Member,
    /** The id of the device that asks, where it has one. */
    readonly device: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(OwnDevices)
export class OwnDevicesHandler implements IQueryHandler<OwnDevices> {
  constructor(private readonly held: HeldSubscriptions) {}

  async execute({ member, device }: OwnDevices): Promise<OwnDevicesDto> {
    const found = await this.held.of(member, 'paywall');
    const own = found?.doc.devices.filter(({ holder }) => holder === member.subject) ?? [];
    return {
      subscription: found?.doc.id ?? null,
      results: own.map(({ id, label, boundAt, current }) => ({
        id,
        label,
        bound_at: boundAt,
        current,
        this_device: id === device,
      })),
    };
  }
}
