import { expect, it } from '@jest/globals';
import { bodyShown, textShown } from './dead-letter-body.js';

const shown = (value: unknown) => bodyShown(Buffer.from(JSON.stringify(value))).body;

it('shows a body without whom it is about and what opens something', () => {
  const body = shown({
    id: '0b0e',
    subject: 'member-1',
    data: {
      kind: 'nonsense',
      visitor: 'v1',
      sessid: 's1',
      first_name: 'Ines',
      new_email: 'ines@house.test',
      reset_token: 'abc',
      uri: '/auth/reset/s3cret?mail=ines@house.test&token=t0ken&page=2',
      note: 'from 10.1.2.3 and 2001:db8:0:0:0:0:2:1',
      city: null,
    },
  });
  expect(JSON.parse(body)).toEqual({
    id: '0b0e',
    subject: '(hidden)',
    data: {
      kind: 'nonsense',
      visitor: '(hidden)',
      sessid: '(hidden)',
      first_name: '(hidden)',
      new_email: '(hidden)',
      reset_token: '(hidden)',
      uri: '/auth/reset/(hidden)?mail=(an address)&token=(hidden)&page=2',
      note: 'from (an address) and (an address)',
      city: null,
    },
  });
});

it('hides the same of what is no JSON, and cuts what is long', () => {
  const broken = bodyShown(Buffer.from('{"visitor": "v1", "kind": "page", "password": "hal'));
  expect(broken).toEqual({
    body: '{"visitor": "(hidden)", "kind": "page", "password": "(hidden)"',
    is_cut: false,
  });
  const long = bodyShown(Buffer.from('x'.repeat(5_000)));
  expect([long.body.length, long.is_cut]).toEqual([4_000, true]);
  expect(textShown('email: "ines%40house.test" is none')).toBe('email: "(an address)" is none');
});
