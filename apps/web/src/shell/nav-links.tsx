'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

export interface NavLink {
  href: string;
  /** The part of the address all pages of this section share. */
  under: string;
  label: string;
}

/** The main links; the one whose section is open says so. */
export function NavLinks({ links }: { links: NavLink[] }) {
  const path = usePathname();
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Link
            href={link.href}
            prefetch={false}
            aria-current={path.slice(3).startsWith(link.under) ? 'true' : undefined}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
