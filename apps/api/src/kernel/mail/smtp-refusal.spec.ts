import { expect, it } from '@jest/globals';
import { smtpRefusalOf } from './smtp-refusal.js';

const said = (response: string, command = 'RCPT TO') =>
  smtpRefusalOf(
    Object.assign(new Error(response), { command, response, responseCode: Number(response.slice(0, 3)) }),
  );

it.each([
  ['550 5.1.1 <ada@example.test>: no such user', { isPermanent: true, isGone: true }],
  ['550 no such user', { isPermanent: true, isGone: true }],
  ['550-5.1.1 The account does not exist\n550 5.1.1 Try another', { isPermanent: true, isGone: true }],
  ['552 5.2.2 mailbox full', { isPermanent: true, isGone: false }],
  ['550 5.7.1 you are on a list of ours', { isPermanent: true, isGone: false }],
  ['554 go away', { isPermanent: true, isGone: false }],
  ['450 4.2.1 try again later', { isPermanent: false, isGone: false }],
])('%j of an address', (response, refusal) => {
  expect(said(response)).toEqual(refusal);
});

it('says nothing of the address where something else was refused', () => {
  expect(said('550 5.7.1 the sender is not welcome', 'MAIL FROM')).toBeUndefined();
  expect(said('535 5.7.8 wrong password', 'AUTH')).toBeUndefined();
  expect(smtpRefusalOf(new Error('connect ECONNREFUSED'))).toBeUndefined();
});
