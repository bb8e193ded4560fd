'use client';
import { useRouter } from 'next/navigation';
import { useFresh } from '../lib/use-fresh';

/** Draws a board anew, for who only looks at it, once somebody has changed it. */
export function BoardWatch({ board, version }: { board: string; version: number }) {
  const router = useRouter();
  useFresh(
    board,
    true,
    () => version,
    () => router.refresh(),
  );
  return null;
}
