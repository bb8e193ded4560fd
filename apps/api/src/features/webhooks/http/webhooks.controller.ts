import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Allow } from '../../../kernel/auth/allow.decorator.js';
import type { Member } from '../../../kernel/auth/member.js';
import { Viewer } from '../../../kernel/auth/viewer.decorator.js';
import { LocatedAt, PrivateAnswers } from '../../../kernel/http/answer-headers.decorator.js';
import { CqrsController } from '../../../kernel/http/cqrs-controller.js';
import { Limited } from '../../figures/index.js';
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
@PrivateAnswers()
export class WebhooksController extends CqrsController {
  /** Your webhooks. */
  @Get()
  list(@Viewer() viewer: Member): Promise<EndpointsDto> {
    return this.queries.execute(new OwnEndpoints(viewer.subject));
  }

  /** A webhook: what happens is posted to its address, signed as Standard Webhooks say. Its secret is shown once. */
  @Post()
  @LocatedAt('/api/dashboard/webhooks')
  add(@Viewer() viewer: Member, @Body() body: AddEndpointDto): Promise<EndpointWithSecretDto> {
    return this.commands.execute(new AddEndpoint(viewer.subject, body));
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
  rotate(@Viewer() viewer: Member, @Param('id') id: string): Promise<EndpointWithSecretDto> {
    return this.commands.execute(new RotateSecret(viewer.subject, id));
  }

  /** Deliveries, the newest first; `state=dead` for those that were given up. */
  @Get(':id/deliveries')
  deliveries(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Query() input: WebhookDeliveriesQueryDto,
  ): Promise<WebhookDeliveriesDto> {
    return this.queries.execute(new WebhookDeliveries(viewer.subject, id, input));
  }

  /** Sends an event `webhook.test`. */
  @Post(':id/test')
  @Limited(SENDING)
  @HttpCode(202)
  async test(@Viewer() viewer: Member, @Param('id') id: string): Promise<void> {
    await this.commands.execute(new TestEndpoint(viewer.subject, id));
  }

  /** Tells everything from a position on again, a thousand events at once. */
  @Post(':id/replay')
  @Limited(SENDING)
  @HttpCode(202)
  replay(
    @Viewer() viewer: Member,
    @Param('id') id: string,
    @Body() { from }: ReplayEventsDto,
  ): Promise<ReplayedDto> {
    return this.commands.execute(new ReplayEvents(viewer.subject, id, { from }));
  }

  /** Tries what was given up again. */
  @Post(':id/redrive')
  @Limited(SENDING)
  @HttpCode(202)
  redrive(@Viewer() viewer: Member, @Param('id') id: string): Promise<ReplayedDto> {
    return this.commands.execute(new ReplayEvents(viewer.subject, id, { dead: true }));
  }
}
