/** What every answer of every service says to browsers, beside its content security policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Two years, as browsers' lists want it; sent over https only, where alone it means something. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Of services: what they answer runs no script, loads nothing and stands in no frame. */
export const SERVICE_POLICY = policy({
  'default-src': "'none'",
  'img-src': "'self' data:",
  'style-src': "'unsafe-inline'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

/**
 * Of pages: only scripts with this answer's nonce run, and what these load. Style attributes carry colours and
 * proportions, so styles may be inline. Forms may lead on to the payment page of a plan.
 */
export function pagePolicy(nonce: string, { evaluates = false } = {}): string {
  return policy({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${evaluates ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' https://checkout.stripe.com",
    'frame-ancestors': "'none'",
  });
}
