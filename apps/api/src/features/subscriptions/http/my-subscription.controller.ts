import { Body, Controller, Get, Header, Param, Patch, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { SubscriptionKind } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import { deviceName } from '../../../kernel/auth/device-name.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../kernel/event-store/caller.decorator.js';
import { BindDevice, BindDeviceDto } from '../commands/bind-device.js';
import { deviceOfRequest, keepDevice } from '../device-cookie.js';
import { IsHolder } from '../queries/is-holder.js';
import { SubscriptionOfMember } from '../queries/subscription-of-member.js';
import {
  DashboardSubscriptionDto,
  PaywallSubscriptionDto,
  toDashboardSubscription,
  toPaywallSubscription,
} from '../subscription.dto.js';

const VISITOR = { description: 'For a visitor' };

/** The subscription of whoever asks: 204 for a visitor, 200 with `plan: null` for a member without one. */
@Controller()
export class MySubscriptionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The reader's plan; 204 for visitors, `plan: null` for members without one. */
  @Get('api/paywall/subscriptions/me')
  @Allow('anyone')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: PaywallSubscriptionDto })
  @ApiNoContentResponse(VISITOR)
  async paywall(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaywallSubscriptionDto | undefined> {
    if (!viewer) return void reply.status(204);
    const doc = await this.queries.execute(new SubscriptionOfMember(viewer, 'paywall'));
    return toPaywallSubscription(doc, viewer.subject, deviceOfRequest(request));
  }

  /** The reader's dashboard subscription; 204 for visitors. */
  @Get('api/dashboard/subscriptions/me')
  @Allow('anyone')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: DashboardSubscriptionDto })
  @ApiNoContentResponse(VISITOR)
  async dashboard(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DashboardSubscriptionDto | undefined> {
    if (!viewer) return void reply.status(204);
    const doc = await this.queries.execute(new SubscriptionOfMember(viewer, 'dashboard'));
    return toDashboardSubscription(doc, viewer.subject, deviceOfRequest(request));
  }

  /** Uses the plan on this device from now on. */
  @Patch('api/paywall/subscriptions/:id')
  @Allow('subscriptions:own')
  @Header('cache-control', 'private, no-store')
  async bindPaywall(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: BindDeviceDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaywallSubscriptionDto> {
    const { doc, device } = await this.bind(caller, { id, kind: 'paywall' }, body, request, reply);
    return toPaywallSubscription(doc, caller.subject, device);
  }

  /** Uses the dashboard subscription on this device from now on. */
  @Patch('api/dashboard/subscriptions/:id')
  @Allow('subscriptions:own')
  @Header('cache-control', 'private, no-store')
  async bindDashboard(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: BindDeviceDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DashboardSubscriptionDto> {
    const { doc, device } = await this.bind(caller, { id, kind: 'dashboard' }, body, request, reply);
    return toDashboardSubscription(doc, caller.subject, device);
  }

  private async bind(
    caller: Caller,
    subscription: { id: string; kind: SubscriptionKind },
    { fingerprint }: BindDeviceDto,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    // Before a cookie is given: nobody becomes a device of a subscription that is not theirs.
    const isHolder = await this.queries.execute(new IsHolder(subscription, caller.subject));
    const device = isHolder ? keepDevice(request, reply) : (deviceOfRequest(request) ?? '');
    const seen = { id: device, fingerprint, label: deviceName(request) };
    const { doc } = await this.commands.execute(new BindDevice(caller, subscription, seen));
    return { doc, device };
  }
}
