import { Global, Module } from '@nestjs/common';
import { BindDeviceController } from './bind-device/bind-device.controller.js';
import { BindDeviceHandler } from './bind-device/bind-device.handler.js';
import { MySubscriptionController } from './my-subscription/my-subscription.controller.js';
import { SubscriptionsQuery } from './my-subscription/subscriptions.query.js';
import { DevicesController } from './release-device/devices.controller.js';
import { ReleaseDeviceHandler } from './release-device/release-device.handler.js';
import { SeatClaims } from './seats/seat-claims.js';
import { SeatsController } from './seats/seats.controller.js';

@Global()
@Module({
  controllers: [MySubscriptionController, BindDeviceController, DevicesController, SeatsController],
  providers: [SubscriptionsQuery, SeatClaims, BindDeviceHandler, ReleaseDeviceHandler],
  exports: [SubscriptionsQuery],
})
export class SubscriptionsModule {}
