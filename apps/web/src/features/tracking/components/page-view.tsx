'use client';
import { pathOf, type RouteName } from '@toile/contracts/routes';
import { useEffect, useRef } from 'react';
import { track } from '../browser/track';

/** Counts that this page was seen and, on a look's page, that the look was opened. Draws nothing. */
export function PageView(props: { route: RouteName; parameters: Record<string, string>; look?: string }) {
  const { route, look } = props;
  const parameters = JSON.stringify(props.parameters);
  const counted = useRef('');
  useEffect(() => {
    const seen = `${window.location.pathname}${window.location.search}`;
    // React runs effects twice in development; an address is counted once each time it is arrived at.
    if (counted.current === seen) return;
    counted.current = seen;
    const given = JSON.parse(parameters) as Record<string, string>;
    const locale = seen.slice(1, 3);
    void track(pathOf('tts_page', { route: `${route}.${locale}` }), 'view', given);
    if (look) void track(pathOf('tts_media', { slug: look }), 'view', given);
  });
  return null;
}
