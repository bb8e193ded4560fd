'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readNow } from '../../../api/asked';

/** The page is everybody's: for whom has voted already the poll is drawn again, with how the answers stand. */
export function RedrawVoted() {
  const router = useRouter();
  useEffect(() => {
    let isOver = false;
    readNow('/poll/current', {}).then(
      (poll) => !isOver && poll && poll.mine !== null && router.refresh(),
      // The page stands as it is.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [router]);
  return null;
}
