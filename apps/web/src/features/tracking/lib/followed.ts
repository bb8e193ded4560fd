import { beaconPath } from './beacon-path';

/** What a click on a link or on a marked element is counted as. */
export interface Followed {
  /** The beacon's address. */
  path: string;
  event: string;
  /** Where the link leads, for what names its target in `uri`. */
  uri?: string;
  photos?: { photos: string; count: string };
  parameters: Record<string, string>;
}

/** An element as `followed` looks at it; what it has not is null. */
export interface Clicked {
  href: string | null;
  /** A sale through a partner's link. */
  purchase: string | null;
  /** The slug of a report that is read or downloaded. */
  report: string | null;
  /** The slugs of the pictures that are downloaded, by commas. */
  download: string | null;
  /** The name of a custom event, such as a banner's or the paywall's. */
  click: string | null;
}

/**
 * What a click counts as, null for what counts as nothing: a link within the site is the next page's view. A partner's
 * link and one to elsewhere name their target; `page` is the route the reader was on, with its language.
 */
export function followed(clicked: Clicked, page: { route: string; origin: string }): Followed | null {
  const { href, purchase, report, download, click } = clicked;
  const target = href && URL.canParse(href, page.origin) ? new URL(href, page.origin) : null;
  const isWeb = target?.protocol === 'https:' || target?.protocol === 'http:';
  const uri = isWeb ? target.href : '';
  const parameters = { page: page.route };
  if (purchase !== null)
    return {
      path: beaconPath('/api/affiliation/purchase', {}),
      event: purchase || 'purchase',
      uri,
      parameters,
    };
  if (report !== null)
    return {
      path: beaconPath('/api/tts/report', {}),
      event: 'download',
      uri: `/reports/${report}`,
      parameters,
    };
  if (download !== null) {
    const path = beaconPath('/api/tts/photos/{route}/{event}', { route: page.route, event: 'download' });
    const count = String(download.split(',').length);
    return { path, event: 'download', photos: { photos: download, count }, parameters };
  }
  if (isWeb && target.origin !== page.origin)
    return { path: beaconPath('/api/tts/outbound', {}), event: click ?? 'leave', uri, parameters };
  if (click !== null) return { path: beaconPath('/api/tts/click', {}), event: click, parameters };
  return null;
}
