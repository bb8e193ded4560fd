/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { asBrowser } from '../testing/browser';
import { placeAt } from './place-store';
import { usePlace } from './use-place';

asBrowser();

const HEIGHT = 400;

function Cards() {
  const grid = useRef<HTMLDivElement>(null);
  usePlace(grid, '/en/look/search', { from: 1, to: 1 }, () => undefined);
  return (
    <div ref={grid}>
      <div data-page="1">
        {[1, 2, 3].map((number) => (
          <article key={number}>
            <a href={`#${number}`}>{number}</a>
          </article>
        ))}
      </div>
    </div>
  );
}

it('keeps the place of who leaves within the frame in which they scrolled', () => {
  history.replaceState(null, '', '/en/look/search');
  // jsdom measures and lays out nothing.
  performance.getEntriesByType = () => [];
  const { container, unmount } = render(<Cards />);
  let scrolled = 0;
  for (const [index, card] of container.querySelectorAll('article').entries())
    card.getBoundingClientRect = () =>
      ({ top: index * HEIGHT - scrolled, bottom: (index + 1) * HEIGHT - scrolled }) as DOMRect;
  scrolled = 1.5 * HEIGHT;
  dispatchEvent(new Event('scroll'));
  container.querySelectorAll('a')[2]?.click();
  unmount();
  expect(placeAt('/en/look/search')?.anchor).toEqual({ href: '#2', top: -0.5 * HEIGHT });
});
