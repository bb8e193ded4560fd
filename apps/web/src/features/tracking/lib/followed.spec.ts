import { expect, it } from '@jest/globals';
import { type Clicked, followed } from './followed.js';

const page = { route: 'agency_show.fr', origin: 'https://toile.test' };
const nothing: Clicked = { href: null, purchase: null, report: null, download: null, click: null };
const on = (over: Partial<Clicked>) => followed({ ...nothing, ...over }, page);

it.each<[string, Partial<Clicked>, object | null]>([
  [
    'a link to elsewhere',
    { href: 'https://agency.test/book?x=1' },
    { path: '/api/tts/outbound', event: 'leave', uri: 'https://agency.test/book?x=1' },
  ],
  [
    'a banner that leads away',
    { href: 'https://shop.test/', click: 'banner' },
    { path: '/api/tts/outbound', event: 'banner' },
  ],
  [
    'a banner that stays here',
    { href: '/fr/premium-memberships', click: 'banner' },
    { path: '/api/tts/click', event: 'banner' },
  ],
  ['a button of the paywall', { click: 'paywall_click' }, { path: '/api/tts/click', event: 'paywall_click' }],
  [
    'a partner’s link',
    { href: 'https://shop.test/coat', purchase: '' },
    { path: '/api/affiliation/purchase', event: 'purchase', uri: 'https://shop.test/coat' },
  ],
  [
    'a report',
    { href: '/download/abc/pdf', report: 'denim-now' },
    { path: '/api/tts/report', event: 'download', uri: '/reports/denim-now' },
  ],
  [
    'a picture that is downloaded',
    { href: '/cdn/zoom_2000/x.jpg', download: 'look-1' },
    {
      path: '/api/tts/photos/agency_show.fr/download',
      event: 'download',
      photos: { photos: 'look-1', count: '1' },
    },
  ],
  [
    'several at once',
    { href: '/api/medias/archive?items=look:a,look:b', download: 'a,b' },
    { event: 'download', photos: { photos: 'a,b', count: '2' } },
  ],
  ['a link within the site', { href: '/fr/look/search' }, null],
  ['a link that is none', { href: 'mailto:a@b.test' }, null],
  ['a broken one', { href: 'http://[' }, null],
])('%s', (_name, clicked, expected) => {
  const found = on(clicked);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject({ ...expected, parameters: { page: 'agency_show.fr' } });
});
