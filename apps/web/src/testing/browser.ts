import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { closeToast, useToasts } from '../shell/toast-store';
import { went } from './next-navigation';

/** What jsdom lacks of a browser, as the HTML standard has it where a component relies on it. */
export function asBrowser(): void {
  configure({ asyncUtilTimeout: 5_000 });
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
    Object.assign(globalThis, {
      matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
      IntersectionObserver: Unseen,
      ResizeObserver: Unseen,
    });
    Element.prototype.scrollIntoView = () => undefined;
    Element.prototype.scrollTo = () => undefined;
  });
  afterEach(() => {
    cleanup();
    went.length = 0;
    for (const { id } of useToasts.getState().shown) closeToast(id);
  });
}

/** What the open toasts say. */
export const toastTexts = () => useToasts.getState().shown.map(({ kind, text }) => `${kind}: ${text}`);

/** Nothing ever comes into sight. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const before = new WeakMap<HTMLDialogElement, Element | null>();

/** Opens a modal dialog: focus goes into it, Escape closes it. */
function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('it is open already', 'InvalidStateError');
  before.set(this, document.activeElement);
  this.open = true;
  this.ariaModal = 'true';
  this.querySelector<HTMLElement>('[autofocus], button:enabled, input:enabled, a[href]')?.focus();
  this.addEventListener('keydown', onKeyDown);
}

/** Closes it and gives the focus back to where it was. */
function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.removeEventListener('keydown', onKeyDown);
  (before.get(this) as HTMLElement | null)?.focus();
  // A task of its own, as browsers queue it: after whatever the reader did meanwhile.
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

function onKeyDown(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (
    event.key === 'Escape' &&
    !event.defaultPrevented &&
    this.dispatchEvent(new Event('cancel', { cancelable: true }))
  )
    this.close();
}
