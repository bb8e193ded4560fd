'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { askSession } from './session-store';

/**
 * Stands on a page for everybody that shows more to somebody who is signed in: has the parts in question drawn for them, by
 * the data of the client router.
 */
export function RedrawForReader() {
  const router = useRouter();
  useEffect(() => {
    let isOver = false;
    void askSession().then((user) => {
      if (user && !isOver) router.refresh();
    });
    return () => {
      isOver = true;
    };
  }, [router]);
  return null;
}
