import type { Service } from './route-request.js';

/** Method, address, Accept; which service answers, and what it is asked. Every gateway has to agree. */
export const ROUTING_CASES: [string, string, string, Service, string][] = [
  ['POST', '/api/tts/media/x', '*/*', 'ingest', '/api/tts/media/x'],
  ['POST', '/api/affiliation/purchase', '*/*', 'ingest', '/api/affiliation/purchase'],
  ['POST', '/api/user/tags-search-count', '*/*', 'ingest', '/api/user/tags-search-count'],
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
  ['GET', '/sitemap/look.xml', '*/*', 'api', '/sitemap/look.xml'],
  ['GET', '/fr/look/search?page=2', 'application/json', 'api', '/look/search?page=2'],
  ['POST', '/zh/moodboards/create', 'text/html', 'api', '/moodboards/create'],
  ['GET', '/fr/look/search?page=2', 'text/html,*/*', 'web', '/fr/look/search?page=2'],
  ['GET', '/', '*/*', 'web', '/'],
  ['GET', '/french-page', '*/*', 'web', '/french-page'],
  ['GET', '/metrics', 'application/json', 'web', '/metrics'],
  ['GET', '/fr/metrics', 'application/json', 'web', '/fr/metrics'],
  ['POST', '/health/ready', 'application/json', 'web', '/health/ready'],
  ['GET', '/_next/static/a.js', '*/*', 'web', '/_next/static/a.js'],
];
