import { beforeEach, expect, it } from '@jest/globals';
import { endSelection, select, toggleSelected, useSelection } from './selection-store.js';

const chosen = () => {
  const { of, keys } = useSelection.getState();
  return { of, keys: [...keys] };
};
beforeEach(() => useSelection.setState({ of: null, keys: new Set() }));

it('takes pictures in and out', () => {
  select('autumn');
  toggleSelected('autumn', 'look:a');
  toggleSelected('autumn', 'look:b');
  toggleSelected('autumn', 'look:a');
  expect(chosen()).toEqual({ of: 'autumn', keys: ['look:b'] });
  select('autumn', ['look:a', 'look:b', 'look:c']);
  expect(chosen().keys).toHaveLength(3);
});

it('is of one list at a time', () => {
  select('autumn', ['look:a']);
  toggleSelected('spring', 'look:z');
  expect(chosen()).toEqual({ of: 'spring', keys: ['look:z'] });
  endSelection('autumn');
  expect(chosen().of).toBe('spring');
  endSelection('spring');
  expect(chosen()).toEqual({ of: null, keys: [] });
});

it('does not touch a selection it was read from', () => {
  select('autumn', ['look:a']);
  const before = useSelection.getState().keys;
  toggleSelected('autumn', 'look:b');
  expect([...before]).toEqual(['look:a']);
});
