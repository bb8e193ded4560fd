'use client';
import type { Locale } from '@toile/contracts';
import { useEffect, useState } from 'react';
import { filled } from './filled';
import { MOMENT } from './moment';

/** A moment by the reader's own clocks, which are known a moment after the page is drawn; by the site's until then. */
export function MomentHere({ at, site, text, locale }: MomentGiven) {
  const [timeZone, setZone] = useState(site);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  const time = new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone }).format(new Date(at));
  return <time dateTime={at}>{filled(text, { time })}</time>;
}

interface MomentGiven {
  at: string;
  /** The zone of the site. */
  site: string;
  /** What is said of it, with `{time}`. */
  text: string;
  locale: Locale;
}
