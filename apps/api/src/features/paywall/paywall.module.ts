import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyDeals } from './company-deals.js';
import { PaywallController } from './http/paywall.controller.js';
import { PaywallConfigHandler } from './queries/paywall-config.js';
import { RenderedPaywallHandler } from './queries/rendered-paywall.js';
import { RetrievedPaywallHandler } from './queries/retrieved-paywall.js';
import { PAYWALL_ENTITIES } from './schema.js';

@Module({
  imports: [TypeOrmModule.forFeature(PAYWALL_ENTITIES)],
  controllers: [PaywallController],
  providers: [CompanyDeals, PaywallConfigHandler, RenderedPaywallHandler, RetrievedPaywallHandler],
  exports: [CompanyDeals],
})
export class PaywallModule {}
