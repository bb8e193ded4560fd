/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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
