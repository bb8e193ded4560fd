import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { closeToast, showToast, useToasts } from './toast-store.js';

const assign = jest.fn();
const currentToasts = () => useToasts.getState().shown;
beforeEach(() => {
  jest.useFakeTimers();
  assign.mockClear();
  (globalThis as { location?: unknown }).location = { assign };
});
afterEach(() => {
  jest.useRealTimers();
  for (const { id } of currentToasts()) closeToast(id);
});
const texts = () => currentToasts().map(({ text }) => text);

it('keeps errors and warnings until they are closed', () => {
  showToast({ kind: 'error', text: 'no' });
  showToast({ kind: 'warning', text: 'careful' });
  jest.advanceTimersByTime(3_600_000);
  expect(texts()).toEqual(['no', 'careful']);
  closeToast(currentToasts()[0]?.id ?? 0);
  expect(texts()).toEqual(['careful']);
});

it('closes a success after a second and a half and goes where it leads', () => {
  showToast({ kind: 'success', text: 'done', redirect: '/en' });
  jest.advanceTimersByTime(1_499);
  expect(texts()).toEqual(['done']);
  expect(assign).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
  expect(assign).toHaveBeenCalledWith('/en');
});

it('goes nowhere after a success that leads nowhere', () => {
  showToast({ kind: 'success', text: 'kept' });
  jest.advanceTimersByTime(10_000);
  expect(assign).not.toHaveBeenCalled();
});
