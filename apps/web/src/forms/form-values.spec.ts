import { expect, it } from '@jest/globals';
import { formValues } from './form-values.js';

it('says boxes as they are, and leaves out what is empty, unnamed or a token', () => {
  expect(
    formValues([
      { name: 'email', value: 'a@b.c', type: 'email' },
      { name: 'company', value: '', type: 'text' },
      { name: 'terms', value: 'true', type: 'checkbox', checked: true },
      { name: 'newsletter', value: 'true', type: 'checkbox', checked: false },
      { name: '_token', value: 'x', type: 'hidden' },
      { name: '', value: 'Send', type: 'submit' },
    ]),
  ).toEqual({ email: 'a@b.c', terms: true, newsletter: false });
});

it('takes the one of several choices that is chosen', () => {
  const radio = (value: string, checked: boolean) => ({ name: 'option', type: 'radio', value, checked });
  expect(formValues([radio('1', false), radio('2', true), radio('3', false)])).toEqual({ option: '2' });
  expect(formValues([radio('1', false)])).toEqual({});
});
