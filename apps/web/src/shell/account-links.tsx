'use client';
import type { Role } from '@toile/contracts';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { askSession, useSession } from '../reader/session-store';
import styles from './header.module.css';

/** Who a link is for: a role, somebody who is not signed in, or somebody who surely is. */
type Reader = Role | 'visitor' | 'signed-in';
export interface AccountLink {
  href: string;
  label: string;
  for: Reader | readonly Reader[];
}

/** Where the reader signs in, or what is theirs by their roles; who they are is asked once the menu round it opens. */
export function AccountLinks({ links }: { links: readonly AccountLink[] }) {
  const user = useSession((session) => session.user);
  const back = `?redirect=${encodeURIComponent(usePathname())}`;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const menu = list.current?.closest('details, [popover]');
    const ask = () => void askSession();
    menu?.addEventListener('toggle', ask);
    return () => menu?.removeEventListener('toggle', ask);
  }, []);
  return (
    <ul ref={list}>
      {user && <li className={styles.who}>{`${user.first_name} ${user.last_name}`.trim() || user.email}</li>}
      {shownTo(user, links).map((link) => (
        // A page for its reader: the whole document is asked for, and nothing of it beforehand.
        <li key={link.href}>
          <a href={link.for === 'visitor' ? link.href + back : link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

/** Until it is known who reads, as without scripts: where one signs in and what every member has, which leads there too. */
export function shownTo(
  user: { roles: readonly string[] } | null | undefined,
  links: readonly AccountLink[],
): readonly AccountLink[] {
  const readers = user ? ['signed-in', 'member', ...user.roles] : ['visitor'];
  if (user === undefined) readers.push('member');
  return links.filter((link) => [link.for].flat().some((reader) => readers.includes(reader)));
}
