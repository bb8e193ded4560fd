import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Segments } from '../accounts/index.js';
import { Colleagues } from './colleagues.js';
import { AssignSeatHandler } from './commands/assign-seat.js';
import { BindDeviceHandler } from './commands/bind-device.js';
import { ClaimSeatsHandler } from './commands/claim-seats.js';
import { ProlongHandler } from './commands/prolong.js';
import { ReleaseDeviceHandler } from './commands/release-device.js';
import { ReportPaymentHandler } from './commands/report-payment.js';
import { WithdrawSeatHandler } from './commands/withdraw-seat.js';
import { HeldSubscriptions } from './held-subscriptions.js';
import { DevicesController } from './http/devices.controller.js';
import { MySubscriptionController } from './http/my-subscription.controller.js';
import { SeatsController } from './http/seats.controller.js';
import { IsHolderHandler } from './queries/is-holder.js';
import { OwnDevicesHandler } from './queries/own-devices.js';
import { OwnSeatsHandler } from './queries/own-seats.js';
import { PayingMembers } from './queries/paying-members.js';
import { SubscriptionOfMemberHandler } from './queries/subscription-of-member.js';
import { SubscriptionsReadModel } from './read-models/subscriptions.read-model.js';
import { SUBSCRIPTIONS_ENTITIES } from './schema.js';
import { Subscriptions } from './subscriptions.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(SUBSCRIPTIONS_ENTITIES)],
  controllers: [MySubscriptionController, DevicesController, SeatsController],
  providers: [
    Subscriptions,
    SubscriptionsReadModel,
    Colleagues,
    HeldSubscriptions,
    PayingMembers,
    { provide: Segments, useExisting: HeldSubscriptions },
    AssignSeatHandler,
    WithdrawSeatHandler,
    ClaimSeatsHandler,
    BindDeviceHandler,
    ReleaseDeviceHandler,
    ProlongHandler,
    ReportPaymentHandler,
    SubscriptionOfMemberHandler,
    IsHolderHandler,
    OwnDevicesHandler,
    OwnSeatsHandler,
  ],
  exports: [Colleagues, HeldSubscriptions, PayingMembers, Segments],
})
export class SubscriptionsModule {}
