import { Module } from '@nestjs/common';
import { CompanyDealsQuery } from './company-deals.query.js';
import { PaywallController } from './paywall.controller.js';

@Module({ controllers: [PaywallController], providers: [CompanyDealsQuery] })
export class PaywallModule {}
