'use client';
import type { ReactNode } from 'react';
import { useUnlocked } from '../reader/unlocked-store';

/** The way to what is told beyond the open pages of a listing; to whom they are all open, there is none. */
export function BeyondOpen(props: { href: string; className: string | undefined; children: ReactNode }) {
  const isUnlocked = useUnlocked((state) => state.isUnlocked);
  if (isUnlocked) return null;
  return (
    <p className={props.className}>
      <a href={props.href}>{props.children}</a>
    </p>
  );
}
