import { expect, it } from '@jest/globals';
import { actionOf } from './viewer-keys.js';

const whole = { isEnlarged: false, keysAreOn: true };
const pressed = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => {
  return { key, altKey: false, ctrlKey: false, metaKey: false, ...held };
};

it('turns by the arrows while the picture is whole, and moves within it once it is enlarged', () => {
  expect(actionOf(pressed('ArrowRight'), whole)).toEqual({ do: 'turn', by: 1 });
  expect(actionOf(pressed('ArrowLeft'), { ...whole, isEnlarged: true })).toEqual({ do: 'pan', x: -1, y: 0 });
  expect(actionOf(pressed('ArrowDown'), { ...whole, isEnlarged: true })).toEqual({ do: 'pan', x: 0, y: 1 });
  // A page key turns in any case.
  expect(actionOf(pressed('PageDown'), { ...whole, isEnlarged: true })).toEqual({ do: 'turn', by: 1 });
});

it('saves, shows details and boards by single keys, unless they are off or belong to the browser', () => {
  expect(actionOf(pressed('S'), whole)).toEqual({ do: 'save' });
  expect(actionOf(pressed('3'), whole)).toEqual({ do: 'board', at: 2 });
  expect(actionOf(pressed('s'), { ...whole, keysAreOn: false })).toBeNull();
  expect(actionOf(pressed('ArrowRight'), { ...whole, keysAreOn: false })).toEqual({ do: 'turn', by: 1 });
  expect(actionOf(pressed('s', { ctrlKey: true }), whole)).toBeNull();
  expect(actionOf(pressed('ArrowLeft', { altKey: true }), whole)).toBeNull();
});
