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

/** Which scripts a page may run: those of one answer by its nonce, and what they load; or those with these hashes. */
export type PageScripts = { nonce: string; evaluates?: boolean } | { hashes: readonly string[] };

/**
 * Of pages. Style attributes carry colours and proportions, so styles may be inline. Forms may lead on to the
 * pages where a plan is paid and where it is changed.
 */
export function pagePolicy(scripts: PageScripts, framed: 'by-nobody' | 'by-our-pages' = 'by-nobody'): string {
  return policy({
    'default-src': "'self'",
    'script-src': scriptSources(scripts),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'worker-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' https://checkout.stripe.com https://billing.stripe.com",
    'frame-ancestors': framed === 'by-our-pages' ? "'self'" : "'none'",
  });
}

function scriptSources(scripts: PageScripts): string {
  // Not 'strict-dynamic' beside hashes: it would refuse the scripts of this site that stand in the page.
  if ('hashes' in scripts) return ["'self'", ...scripts.hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  const { nonce, evaluates = false } = scripts;
  return `'self' 'nonce-${nonce}' 'strict-dynamic'${evaluates ? " 'unsafe-eval'" : ''}`;
}
