/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TileKeyboardSensor } from './keyboard-sensor';

const grip = document.createElement('button');
const press = (code: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more });
  grip.dispatchEvent(event);
  return event;
};
type Props = ConstructorParameters<typeof TileKeyboardSensor>[0];
let onMove: jest.Mock<Props['onMove']>;
let onEnd: jest.Mock<Props['onEnd']>;

/** Lifts by a key, as the library does: while the event of that key is still on its way. */
function lift() {
  onMove = jest.fn();
  onEnd = jest.fn();
  const place = document.createElement('li');
  place.scrollIntoView = () => undefined;
  grip.addEventListener(
    'keydown',
    (event) => {
      new TileKeyboardSensor({
        event,
        active: 'Lace',
        activeNode: { node: { current: place } },
        options: { coordinateGetter: ({ code }) => (code === 'ArrowLeft' ? { x: -10, y: 0 } : undefined) },
        context: { current: { collisionRect: null, scrollableAncestors: [] } },
        onStart: () => undefined,
        onMove,
        onEnd,
      } as unknown as Props);
    },
    { once: true },
  );
  press('Space');
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.append(grip);
});
afterEach(() => {
  jest.useRealTimers();
});

it('takes the steps that are asked for before the library listens, in their order', () => {
  lift();
  expect(press('ArrowLeft').defaultPrevented).toBe(true);
  press('ArrowLeft');
  press('Space');
  jest.runAllTimers();
  expect(onMove).toHaveBeenCalledTimes(2);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('is not dropped by the key that lifted it, and takes every later step once', () => {
  lift();
  jest.runAllTimers();
  expect(onEnd).not.toHaveBeenCalled();
  press('ArrowLeft');
  expect(onMove).toHaveBeenCalledTimes(1);
});

it('leaves the browser’s own keys to it', () => {
  lift();
  expect(press('KeyR', { ctrlKey: true }).defaultPrevented).toBe(false);
});
