'use client';
import { useEffect, useState } from 'react';
import { CACHES } from './kept-pages';

interface KeptPage {
  href: string;
  title: string;
}

/** The pages this device keeps, as links; what was kept last comes first. */
export function KeptList({ words }: { words: Record<'none' | 'list', string> }) {
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    readKept()
      .then(setPages)
      .catch(() => undefined);
  }, []);
  if (pages.length === 0) return <p>{words.none}</p>;
  return (
    <ul aria-label={words.list}>
      {pages.map(({ href, title }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

async function readKept(): Promise<KeptPage[]> {
  if (!('caches' in window) || !(await caches.has(CACHES.pages))) return [];
  const cache = await caches.open(CACHES.pages);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const text = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      const { title } = new DOMParser().parseFromString(text, 'text/html');
      return { href: request.url, title: title.replace(/ — Toile$/, '') || request.url };
    }),
  );
  return found.reverse();
}
