'use client';
import type { RouteName } from '@toile/contracts/routes';
import { useEffect, useRef, useState } from 'react';
import { watchPhotos } from '../browser/photo-impressions';
import { track } from '../browser/track';
import { watchClicks } from '../browser/watch-clicks';
import { isReadable } from '../lib/beacon-fields';
import { beaconPath } from '../lib/beacon-path';

interface Viewed {
  route: RouteName;
  parameters: Record<string, string>;
  look?: string;
  streetStyle?: string;
}

/**
 * Counts that this page was seen, that the look or the street-style picture it is about was opened, which pictures of
 * its lists were really looked at, which links led away, and that a listing showed nothing. Draws nothing.
 */
export function PageView(props: Viewed) {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    // A page the browser kept whole and shows again runs nothing anew, and is a view all the same.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setReturns((before) => before + 1);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return <Counted key={returns} {...props} />;
}

function Counted(props: Viewed) {
  const { route, look, streetStyle } = props;
  const parameters = JSON.stringify(props.parameters);
  const counted = useRef('');
  useEffect(() => {
    const seen = `${window.location.pathname}${window.location.search}`;
    // React runs effects twice in development; an address is counted once each time it is arrived at.
    if (counted.current === seen) return;
    counted.current = seen;
    if (!isReadable(window.location.search))
      console.warn('a part of the query cannot be read', window.location.search);
    const given = JSON.parse(parameters) as Record<string, string>;
    const locale = seen.slice(1, 3);
    void track(beaconPath('/api/tts/page/{route}', { route: `${route}.${locale}` }), 'view', given);
    if (document.querySelector('main [data-search-missed]'))
      void track(beaconPath('/api/tts/click', {}), 'search_missed', { page: `${route}.${locale}` });
    if (look) void track(beaconPath('/api/tts/media/{slug}', { slug: look }), 'view', given);
    if (streetStyle)
      void track(beaconPath('/api/tts/streetstyle/{slug}', { slug: streetStyle }), 'view', given);
  });
  useEffect(() => watchPhotos(route, JSON.parse(parameters) as Record<string, string>), [route, parameters]);
  useEffect(() => watchClicks(`${route}.${window.location.pathname.slice(1, 3)}`), [route]);
  return null;
}
