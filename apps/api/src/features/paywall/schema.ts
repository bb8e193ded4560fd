import type { EntityClass } from '@toile/database';
import { CompanyDealEntity } from './company-deals.js';

export const PAYWALL_ENTITIES: EntityClass[] = [CompanyDealEntity];
