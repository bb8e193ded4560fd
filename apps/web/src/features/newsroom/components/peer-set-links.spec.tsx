/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { NextIntlClientProvider } from 'next-intl';
import { PeerSetLinks } from './peer-set-links';

const draw = (chosen: string[]) =>
  render(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')}>
      <PeerSetLinks
        sets={[
          { id: 'a', name: 'The big three', peers: ['ada', 'bea', 'cleo'], fits: true },
          { id: 'b', name: 'Two', peers: ['ada', 'bea'], fits: false },
        ]}
        chosen={chosen}
        hrefOf={(peers) => `/figures?peers=${peers.join(',')}`}
      />
    </NextIntlClientProvider>,
  );

it('leads to the brands of a set, says which is chosen, and why one cannot be', () => {
  draw(['cleo', 'ada', 'bea']);
  const [link, ...others] = screen.getAllByRole('link');
  expect([link?.getAttribute('href'), link?.textContent, link?.getAttribute('aria-current')]).toEqual([
    '/figures?peers=ada,bea,cleo',
    'The big three',
    'true',
  ]);
  expect(others).toEqual([]);
  expect(screen.getByText('2 of them show in this season: three to twenty are needed')).toBeTruthy();
});

it('is not there for who keeps none', () => {
  const { container } = render(<PeerSetLinks sets={[]} chosen={[]} hrefOf={() => ''} />, {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="en" messages={messagesOf('en')}>
        {children}
      </NextIntlClientProvider>
    ),
  });
  expect(container.textContent).toBe('');
});
