export { CompanyDeals } from './company-deals.js';
export { type Decision, decide, type PaywallReader } from './decide.js';
export { openPage, PRIVATE } from './open-page.js';
export { PaywallModule } from './paywall.module.js';
export { lockedFile, paywallReaderOf, Reader } from './paywall-reader.js';
export { PAYWALL_ENTITIES } from './schema.js';
