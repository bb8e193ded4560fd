/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { messagesOf } from '@toile/i18n';
import { QueryProvider } from '../../../api/query-provider';
import { HelpMember } from './help-member';

const { people } = messagesOf('en').newsroom;

it('takes a reason that was typed before the scripts began', () => {
  const page = (
    <QueryProvider>
      <HelpMember
        slug="ada"
        locale="en"
        back="/"
        isOperator={false}
        subscriptions={[]}
        roles={['member']}
        words={people as never}
      />
    </QueryProvider>
  );
  const drawn = render(page);
  const container = document.createElement('div');
  container.innerHTML = drawn.container.innerHTML;
  drawn.unmount();
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(button.disabled).toBe(true);
  field.value = 'Lost a telephone';
  render(page, { container, hydrate: true });
  expect(field.value).toBe('Lost a telephone');
  expect(button.disabled).toBe(false);
});

it('prolongs by as many days as are written, of those that may be', () => {
  const subscription = { id: 1, kind: 'paywall', owned: true, devices: [] } as never;
  render(
    <QueryProvider>
      <HelpMember
        slug="ada"
        locale="en"
        back="/"
        isOperator={false}
        subscriptions={[subscription]}
        roles={['member']}
        words={people as never}
      />
    </QueryProvider>,
  );
  const page = within(document.body.lastElementChild as HTMLElement);
  fireEvent.change(page.getByLabelText('Reason (names nobody, stays for good)'), {
    target: { value: 'Away for long' },
  });
  const days = page.getByLabelText('Days to prolong by (1 to 92)');
  const button = () => page.getByRole<HTMLButtonElement>('button', { name: /^Prolong by/ });
  expect([button().textContent, button().disabled]).toEqual(['Prolong by 14 days', false]);
  for (const [written, isDisabled] of [
    ['92', false],
    ['93', true],
    ['0', true],
    ['', true],
  ] as const) {
    fireEvent.change(days, { target: { value: written } });
    expect([written, button().disabled]).toEqual([written, isDisabled]);
  }
});
