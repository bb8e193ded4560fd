import { expect, it } from '@jest/globals';
import { LOCALES, ROLES } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { AUDITED_ACTIONS } from './audit-log.js';

it.each(LOCALES)('has words for all that is noted, and for every role, in %s', (locale) => {
  const { actions, roleNames } = messagesOf(locale).newsroom.people;
  expect(Object.keys(actions).sort()).toEqual([...AUDITED_ACTIONS].sort());
  expect(Object.keys(roleNames).sort()).toEqual([...ROLES].sort());
});
