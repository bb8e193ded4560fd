'use client';
import { useRouter } from 'next/navigation';
import { useLookAfter } from './use-look-after';

/** Draws the page anew when an embargo ends, and until the show that was to publish itself then has. */
export function EmbargoWatch({ until, publishes }: { until: string; publishes: boolean }) {
  const router = useRouter();
  useLookAfter(until, publishes, () => router.refresh());
  return null;
}
