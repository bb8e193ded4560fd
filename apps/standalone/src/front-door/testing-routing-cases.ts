import type { Service } from './route-request.js';

/** Method, address, Accept; which service answers, and what it is asked. Every gateway has to agree. */
export const ROUTING_CASES: [string, string, string, Service, string][] = [
  ['POST', '/api/tts/media/x', '*/*', 'ingest', '/api/tts/media/x'],
  ['POST', '/api/affiliation/purchase', '*/*', 'ingest', '/api/affiliation/purchase'],
  ['POST', '/api/user/tags-search-count', '*/*', 'ingest', '/api/user/tags-search-count'],
  ['POST', '/mcp', 'application/json, text/event-stream', 'mcp', '/mcp'],
  ['GET', '/mcp', 'text/event-stream', 'mcp', '/mcp'],
  ['GET', '/mcp/more', 'text/html', 'web', '/mcp/more'],
  ['PATCH', '/api/user/ada', '*/*', 'api', '/api/user/ada'],
  ['GET', '/api/health', '*/*', 'api', '/api/health'],
  ['GET', '/cdn/list_400/a.jpg', 'image/avif', 'api', '/cdn/list_400/a.jpg'],
  ['GET', '/translations', '*/*', 'api', '/translations'],
  ['GET', '/fr/auth/logout', 'text/html', 'api', '/auth/logout'],
  ['GET', '/fr/collection/x/rating', 'text/html', 'api', '/collection/x/rating'],
  ['GET', '/fr/data/embed/x', 'text/html', 'api', '/data/embed/x'],
  ['GET', '/data/unsubscribe/x', 'text/html', 'api', '/data/unsubscribe/x'],
  ['GET', '/sitemap.xml', '*/*', 'api', '/sitemap.xml'],
  ['GET', '/robots.txt', '*/*', 'api', '/robots.txt'],
  ['GET', '/.well-known/security.txt', 'text/html', 'api', '/.well-known/security.txt'],
  ['GET', '/sitemap/look.xml', '*/*', 'api', '/sitemap/look.xml'],
  ['GET', '/fr/look/search?page=2', 'application/json', 'api', '/look/search?page=2'],
  ['POST', '/zh/moodboards/create', 'text/html', 'api', '/moodboards/create'],
  ['GET', '/fr/look/search?page=2', 'text/html,*/*', 'web', '/fr/look/search?page=2'],
  ['GET', '/', '*/*', 'web', '/'],
  ['GET', '/french-page', '*/*', 'web', '/french-page'],
  // Internal pages are at ports of their own; these paths are no more than missing pages.
  ['GET', '/metrics', 'text/html', 'web', '/metrics'],
  ['GET', '/metrics', 'application/json', 'api', '/metrics'],
  ['POST', '/health/ready', 'application/json', 'api', '/health/ready'],
  ['GET', '/_next/static/a.js', '*/*', 'web', '/_next/static/a.js'],
  // Rules see what the services' routers see: unreserved characters decoded, once.
  ['GET', '/%61pi/health', '*/*', 'api', '/api/health'],
  ['POST', '/api/%74ts/click', '*/*', 'ingest', '/api/tts/click'],
  ['GET', '/%6detrics', 'text/html', 'web', '/metrics'],
  ['GET', '/%256detrics', 'text/html', 'web', '/%256detrics'],
  ['GET', '/fr/download/a%2Fb%20c/pdf?q=//', '*/*', 'api', '/download/a%2Fb%20c/pdf?q=//'],
  ['GET', '/en/a.b/..c/.d', 'text/html', 'web', '/en/a.b/..c/.d'],
];

/** Paths that two readers may take for different ones; every gateway answers 400. */
export const REFUSED_PATHS = [
  '//metrics',
  '/cdn//metrics',
  '/./metrics',
  '/metrics/.',
  '/../ledger',
  '/cdn/%2e%2e/metrics',
  '/cdn/.%2E/metrics',
  '/api/tts/%2e%2e/%2e%2e/ledger',
  '/api/tts/..%2f..%2fledger',
  '/api%2fhealth',
  '/cdn%2F..%2Fmetrics',
  '/download/a%2F..%2F..%2Fmetrics/pdf',
  '/api\\tts',
  '/api%5Ctts',
  'http://127.0.0.1/metrics',
];
