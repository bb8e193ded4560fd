import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const SOURCES = new URL('..', import.meta.url);
const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(new URL(path, SOURCES), 'utf8') }));

/** What the browser moves without laying out or painting anew. */
const CHEAP = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);

it('nothing that moves for as long as somebody waits is laid out or painted anew for each frame', () => {
  const endless = styles.flatMap(({ path, css }) =>
    [...css.matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/g)].map(([, name = '']) => {
      const frames = css.split(`@keyframes ${name} {`)[1]?.split('\n}')[0] ?? '';
      return { path, moves: [...frames.matchAll(/([\w-]+):/g)].map(([, property = '']) => property) };
    }),
  );
  expect(endless.length).toBeGreaterThan(3);
  for (const { path, moves } of endless) {
    expect([path, moves.length > 0]).toEqual([path, true]);
    expect([path, moves.filter((property) => !CHEAP.has(property))]).toEqual([path, []]);
  }
});
