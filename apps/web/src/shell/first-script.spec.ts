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
  delete root.dataset.putAway;
});

it('marks the root by what this browser keeps, and by nothing else', () => {
  run();
  expect({ ...root.dataset }).toEqual({});
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('has_subscription', 'true');
  run();
  expect({ ...root.dataset }).toEqual({ theme: 'dark', subscribed: '' });
});

it('hides a banner that is put away, on the next page, too', () => {
  run();
  document.body.innerHTML = `<button data-puts-away="promo-band/sale"><span>×</span></button>`;
  document.querySelector('span')?.click();
  expect(root.dataset.putAway).toBe('promo-band/sale');
  delete root.dataset.putAway;
  run();
  expect(root.dataset.putAway).toBe('promo-band/sale');
  localStorage.clear();
});

it.each([
  ['a link', '<a href="/en/auth/logout">x</a>'],
  ['a form', '<form action="/en/auth/force-relogin"><button>x</button></form>'],
])('forgets who was there once they sign out by %s, and nothing else', (_, html) => {
  run();
  for (const key of ['user', 'has_subscription', 'words-unsaved:page/about', 'theme'])
    localStorage.setItem(key, 'true');
  document.body.innerHTML = '<a href="/en/auth/logouts">x</a>';
  const stay = (event: Event) => event.preventDefault();
  for (const kind of ['click', 'submit']) document.body.addEventListener(kind, stay);
  document.querySelector('a')?.click();
  expect(localStorage.length).toBe(4);
  document.body.innerHTML = html;
  if (html.startsWith('<a')) document.querySelector('a')?.click();
  else
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect({ ...localStorage }).toEqual({ theme: 'true' });
});

it('stands in a script element as it is', () => {
  expect(FIRST_SCRIPT).not.toMatch(/<\/script|<!--/i);
});
