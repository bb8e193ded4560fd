import { Body, Controller, Header, Param, Patch, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type DashboardSubscription,
  FINGERPRINT,
  type PaywallSubscription,
  type SubscriptionKind,
} from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { deviceName } from '../../accounts/sessions/device-name.js';
import { type Caller, CommandCaller } from '../../event-store/caller.decorator.js';
import { deviceOfRequest, keepDevice } from '../device-cookie.js';
import { toDashboardSubscription, toPaywallSubscription } from '../my-subscription/subscription-answer.js';
import { SubscriptionsQuery } from '../my-subscription/subscriptions.query.js';
import { subscriptionId } from '../subscription-id.js';
import { BindDevice } from './bind-device.command.js';

export const bindDeviceSchema = z.object({ fingerprint: z.string().regex(FINGERPRINT) });

@Controller()
@Allow('subscriptions:own')
export class BindDeviceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subscriptions: SubscriptionsQuery,
  ) {}

  @Patch('api/paywall/subscriptions/:id')
  @Header('cache-control', 'private, no-store')
  async paywall(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaywallSubscription> {
    const bound = await this.bind('paywall', caller, id, body, request, reply);
    return toPaywallSubscription(bound.doc, caller.subject, bound.device);
  }

  @Patch('api/dashboard/subscriptions/:id')
  @Header('cache-control', 'private, no-store')
  async dashboard(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DashboardSubscription> {
    const bound = await this.bind('dashboard', caller, id, body, request, reply);
    return toDashboardSubscription(bound.doc, caller.subject, bound.device);
  }

  private async bind(
    kind: SubscriptionKind,
    caller: Caller,
    text: string,
    body: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { fingerprint } = validate(bindDeviceSchema, body);
    const id = subscriptionId(text);
    // Before a cookie is given: nobody becomes a device of a subscription that is not theirs.
    const { doc: before } = await this.subscriptions.byId(id, kind);
    const isHolder = before.holders.includes(caller.subject);
    const device = isHolder ? keepDevice(request, reply) : (deviceOfRequest(request) ?? '');
    const seen = { id: device, fingerprint, label: deviceName(request) };
    const doc = await this.commands.execute(new BindDevice(caller, { id, kind }, seen));
    return { doc, device };
  }
}
