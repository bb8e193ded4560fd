import { expect, it } from '@jest/globals';
import { pagePolicy } from './security-headers.js';

it('lets forms lead on to where a plan is paid and where it is changed, and nowhere else', () => {
  const forms = pagePolicy({ hashes: [] })
    .split('; ')
    .find((one) => one.startsWith('form-action'));
  expect(forms).toBe("form-action 'self' https://checkout.stripe.com https://billing.stripe.com");
});
