/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { paywallWidget } from './paywall-widget';

const banner = (segment: string, reason: string) =>
  `<section data-paywall-banner data-segment="${segment}" data-reason="${reason}">${reason}</section>`;
const element = document.createElement('div');
const events = { onCharged: jest.fn(), onViewed: jest.fn(), onAction: jest.fn() };
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  jest.clearAllMocks();
  element.className = '';
});

it('is hidden and shown again, and announced once', () => {
  element.innerHTML = banner('free-user', 'visitor');
  const widget = paywallWidget(element, events);
  widget.reveal();
  widget.hide();
  expect(element.className).toBe('d-none');
  widget.reveal();
  expect(element.className).toBe('');
  expect(events.onCharged).toHaveBeenCalledTimes(1);
});

it('tells a member without a plan something else than a visitor, though both are free-user', () => {
  element.innerHTML = banner('free-user', 'visitor');
  const widget = paywallWidget(element, events);
  widget.show(banner('free-user', 'free'), 'free-user');
  expect(element.textContent).toBe('free');
  // What says the same stays, with the focus that may be in it.
  const told = element.firstChild;
  widget.show(banner('free-user', 'free'), 'free-user');
  expect(element.firstChild).toBe(told);
});
