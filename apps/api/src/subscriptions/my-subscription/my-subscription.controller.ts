import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { DashboardSubscription, PaywallSubscription } from '@toile/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../accounts/members/member.js';
import { Allow } from '../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../accounts/roles/viewer.decorator.js';
import { deviceOfRequest } from '../device-cookie.js';
import { toDashboardSubscription, toPaywallSubscription } from './subscription-answer.js';
import { SubscriptionsQuery } from './subscriptions.query.js';

/** The subscription of whoever asks: 204 for a visitor, 200 with `plan: null` for a member without one. */
@Controller()
@Allow('anyone')
export class MySubscriptionController {
  constructor(private readonly subscriptions: SubscriptionsQuery) {}

  @Get('api/paywall/subscriptions/me')
  @Header('cache-control', 'private, no-store')
  async paywall(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaywallSubscription | undefined> {
    if (!viewer) return void reply.status(204);
    const found = await this.subscriptions.of(viewer, 'paywall');
    return toPaywallSubscription(found?.doc, viewer.subject, deviceOfRequest(request));
  }

  @Get('api/dashboard/subscriptions/me')
  @Header('cache-control', 'private, no-store')
  async dashboard(
    @Viewer() viewer: Member | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DashboardSubscription | undefined> {
    if (!viewer) return void reply.status(204);
    const found = await this.subscriptions.of(viewer, 'dashboard');
    return toDashboardSubscription(found?.doc, viewer.subject, deviceOfRequest(request));
  }
}
