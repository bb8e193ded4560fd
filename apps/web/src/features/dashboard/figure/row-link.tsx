'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useBoard } from '../board/board';
import { readScope } from '../lib/board-scope';

/** Where a label leads: another page, or this one narrowed, which only changes the address and the figures. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  const { show } = useBoard();
  if (!href.startsWith('?'))
    return (
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    );
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        show(readScope(new URLSearchParams(href)));
      }}
    >
      {children}
    </a>
  );
}
