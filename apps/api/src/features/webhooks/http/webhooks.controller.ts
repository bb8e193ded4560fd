import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { RateLimits } from '../../figures/index.js';
import { AddEndpoint, AddEndpointDto } from '../commands/add-endpoint.js';
import { RemoveEndpoint } from '../commands/remove-endpoint.js';
import { ReplayEvents, ReplayEventsDto, ReplayedDto } from '../commands/replay-events.js';
import { RotateSecret } from '../commands/rotate-secret.js';
import { TestEndpoint } from '../commands/test-endpoint.js';
import { EndpointsDto, OwnEndpoints } from '../queries/own-endpoints.js';
import {
  WebhookDeliveries,
  WebhookDeliveriesDto,
  WebhookDeliveriesQueryDto,
} from '../queries/webhook-deliveries.js';
import { EndpointWithSecretDto } from '../webhook.dto.js';

/** What sends requests to others' addresses. */
const SENDING = { what: 'webhook-sending', most: 10 };

/** Where a member is told of what happens, and how that went. */
@Controller('api/dashboard/webhooks')
@Allow('dashboard:webhooks')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** Your webhooks. */
  @Get()
  @Header('cache-control', 'private, no-store')
  list(@Viewer() viewer: Member): Promise<EndpointsDto> {
    return this.queries.execute(new OwnEndpoints(viewer.subject));
  }

  /** A webhook: what happens is posted to its address, signed as Standard Webhooks say. Its secret is shown once. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async add(
    @Viewer() viewer: Member,
    @Body() body: AddEndpointDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EndpointWithSecretDto> {
    const made = await this.commands.execute(new AddEndpoint(viewer.subject, body));
    reply.header('location', '/api/dashboard/webhooks');
    return made;
  }

  /** Removes a webhook, and what was not delivered yet. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    return this.commands.execute(new RemoveEndpoint(viewer.subject, id));
  }

  /** A new secret, shown once; the one before signs beside it for a day. */
  @Post(':id/secret')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  rotate(@Viewer() viewer: Member, @Param('id') id: string): Promise<EndpointWithSecretDto> {
    return this.commands.execute(new RotateSecret(viewer.subject, id));
  }

  /** Deliveries, the newest first; `state=dead` for those that were given up. */
  @Get(':id/deliveries')
  @Header('cache-control', 'private, no-store')
  deliveries(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Query() input: WebhookDeliveriesQueryDto,
  ): Promise<WebhookDeliveriesDto> {
    return this.queries.execute(new WebhookDeliveries(viewer.subject, id, input));
  }

  /** Sends an event `webhook.test`. */
  @Post(':id/test')
  @HttpCode(202)
  async test(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.limits.take(SENDING, viewer.subject, reply);
    await this.commands.execute(new TestEndpoint(viewer.subject, id));
  }

  /** Tells everything from a position on again, a thousand events at once. */
  @Post(':id/replay')
  @HttpCode(202)
  async replay(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Body() { from }: ReplayEventsDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplayedDto> {
    await this.limits.take(SENDING, viewer.subject, reply);
    return this.commands.execute(new ReplayEvents(viewer.subject, id, { from }));
  }

  /** Tries what was given up again. */
  @Post(':id/redrive')
  @HttpCode(202)
  async redrive(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplayedDto> {
    await this.limits.take(SENDING, viewer.subject, reply);
    return this.commands.execute(new ReplayEvents(viewer.subject, id, { dead: true }));
  }
}
