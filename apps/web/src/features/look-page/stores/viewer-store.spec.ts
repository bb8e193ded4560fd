import { expect, it } from '@jest/globals';
import { arrive, closeViewer, goOn, openViewer, toggleLarge, useViewer } from './viewer-store.js';

const now = () => {
  const { isOpen, isLarge } = useViewer.getState();
  return { isOpen, isLarge };
};

it('opens every picture whole, also after the last one was enlarged', () => {
  openViewer();
  expect(toggleLarge()).toBe(true);
  expect(toggleLarge()).toBe(false);
  toggleLarge();
  closeViewer();
  expect(now()).toEqual({ isOpen: false, isLarge: false });
  openViewer();
  expect(now()).toEqual({ isOpen: true, isLarge: false });
});

it('stays open from look to look, and on no other way to one', () => {
  openViewer();
  goOn();
  expect(arrive()).toBe(true);
  // Left by the browser’s Back, for instance.
  expect(arrive()).toBe(false);
  goOn();
  expect(arrive()).toBe(false);
});
