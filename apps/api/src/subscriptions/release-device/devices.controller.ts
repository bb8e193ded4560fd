import { Controller, Delete, Get, Header, HttpCode, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BoundDevice } from '@toile/contracts';
import type { FastifyRequest } from 'fastify';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { deviceOfRequest } from '../device-cookie.js';
import { SubscriptionsQuery } from '../my-subscription/subscriptions.query.js';
import { subscriptionId } from '../subscription-id.js';
import { ReleaseDevice } from './release-device.command.js';

/** The devices a member has used their paywall subscription on. */
@Controller('api/paywall/subscriptions')
@Allow('subscriptions:own')
export class DevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subscriptions: SubscriptionsQuery,
  ) {}

  @Get('me/devices')
  @Header('cache-control', 'private, no-store')
  async list(
    @Viewer() viewer: Member,
    @Req() request: FastifyRequest,
  ): Promise<{ subscription: number | null; results: BoundDevice[] }> {
    const found = await this.subscriptions.of(viewer, 'paywall');
    const here = deviceOfRequest(request);
    const own = found?.doc.devices.filter(({ holder }) => holder === viewer.subject) ?? [];
    return {
      subscription: found?.doc.id ?? null,
      results: own.map(({ id, label, boundAt, current }) => ({
        ...{ id, label, bound_at: boundAt, current, this_device: id === here },
      })),
    };
  }

  @Delete(':id/devices/:device')
  @HttpCode(204)
  release(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Param('device') device: string,
  ): Promise<void> {
    const subscription = { id: subscriptionId(id), kind: 'paywall' } as const;
    return this.commands.execute(new ReleaseDevice(caller, subscription, device));
  }
}
