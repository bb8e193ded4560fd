/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { FIRST_SCRIPT } from './first-script';

const root = document.documentElement;
/** As a page does: the text alone, with nothing of this module. */
const run = () => new Function(FIRST_SCRIPT)();

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  delete root.dataset.subscribed;
});

it('marks the root by what this browser keeps, and by nothing else', () => {
  run();
  expect({ ...root.dataset }).toEqual({});
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('has_subscription', 'true');
  run();
  expect({ ...root.dataset }).toEqual({ theme: 'dark', subscribed: '' });
});

it('stands in a script element as it is', () => {
  expect(FIRST_SCRIPT).not.toMatch(/<\/script|<!--/i);
});
