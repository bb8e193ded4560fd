import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/index.js';
import { FiguresModule } from '../figures/index.js';
import { AddEndpointHandler } from './commands/add-endpoint.js';
import { RemoveEndpointHandler } from './commands/remove-endpoint.js';
import { ReplayEventsHandler } from './commands/replay-events.js';
import { RotateSecretHandler } from './commands/rotate-secret.js';
import { TestEndpointHandler } from './commands/test-endpoint.js';
import { DeliverHandler } from './deliver/deliver.handler.js';
import { CollectEventsHandler } from './events/collect-events.handler.js';
import { WebhookEvents } from './events/webhook-events.js';
import { ForgetOldEventsHandler } from './forget-old-events.handler.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { OwnEndpointsHandler } from './queries/own-endpoints.js';
import { WebhookDeliveriesHandler } from './queries/webhook-deliveries.js';
import { WEBHOOKS_ENTITIES } from './schema.js';

/** Members’ own systems are told of what happens. */
@Module({
  imports: [AccountsModule, FiguresModule, TypeOrmModule.forFeature(WEBHOOKS_ENTITIES)],
  controllers: [WebhooksController],
  providers: [
    WebhookEvents,
    CollectEventsHandler,
    DeliverHandler,
    ForgetOldEventsHandler,
    AddEndpointHandler,
    RemoveEndpointHandler,
    RotateSecretHandler,
    ReplayEventsHandler,
    TestEndpointHandler,
    OwnEndpointsHandler,
    WebhookDeliveriesHandler,
  ],
  exports: [WebhookEvents],
})
export class WebhooksModule {}
