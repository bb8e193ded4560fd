import { expect, it } from '@jest/globals';
import { closeViewer, openViewer, toggleLarge, useViewer } from './viewer-store.js';

it('opens every picture whole, also after the last one was enlarged', () => {
  openViewer('/cdn/zoom_2000/a.jpg');
  expect(toggleLarge()).toBe(true);
  expect(toggleLarge()).toBe(false);
  toggleLarge();
  closeViewer();
  expect(useViewer.getState()).toEqual({ src: null, isLarge: false });
  openViewer('/cdn/zoom_2000/b.jpg');
  expect(useViewer.getState()).toEqual({ src: '/cdn/zoom_2000/b.jpg', isLarge: false });
});
