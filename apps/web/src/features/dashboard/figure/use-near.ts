import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in sight, or nearly. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const sight = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: '20%',
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, [place]);
  return isNear;
}
