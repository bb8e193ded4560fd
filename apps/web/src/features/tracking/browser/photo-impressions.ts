import type { RouteName } from '@toile/contracts/routes';
import { beaconPath } from '../lib/beacon-path';
import { PhotoBatch } from '../lib/photo-batch';
import { track } from './track';

const HALF = 0.5;
const LONG_ENOUGH_MS = 1_000;
const BATCH_MS = 5_000;

/** Counts pictures marked `data-photo` of which half was on the screen for a second. @returns what stops it */
export function watchPhotos(route: RouteName, parameters: Record<string, string>): () => void {
  const batch = new PhotoBatch();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const send = () => {
    for (const photos of batch.take()) {
      const path = beaconPath('/api/tts/photos/{route}/{event}', {
        route: `${route}.${location.pathname.slice(1, 3)}`,
        event: 'view',
      });
      void track(path, 'view', parameters, { photos });
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        timers.delete(target);
        const slug = target.getAttribute('data-photo');
        if (!slug || intersectionRatio < HALF) continue;
        timers.set(
          target,
          setTimeout(() => batch.add(slug) && observer.unobserve(target), LONG_ENOUGH_MS),
        );
      }
    },
    { threshold: HALF },
  );
  const watch = () => {
    for (const photo of document.querySelectorAll('main [data-photo]')) observer.observe(photo);
  };
  watch();
  // Listings draw other pictures under the same page when their filters change.
  const changes = new MutationObserver(watch);
  const main = document.querySelector('main');
  if (main) changes.observe(main, { childList: true, subtree: true });
  const interval = setInterval(send, BATCH_MS);
  const onHide = () => document.visibilityState === 'hidden' && send();
  document.addEventListener('visibilitychange', onHide);
  return () => {
    document.removeEventListener('visibilitychange', onHide);
    clearInterval(interval);
    changes.disconnect();
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
    send();
  };
}
