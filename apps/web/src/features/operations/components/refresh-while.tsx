'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 2_000;

/** Shows the page as it is by then, for as long as something is under way and somebody looks. */
export function RefreshWhile({ isWorking }: { isWorking: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWorking, router]);
  return null;
}
