import {
  type KeyboardCoordinateGetter,
  MouseSensor,
  type SensorDescriptor,
  type SensorOptions,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import { TileKeyboardSensor } from './keyboard-sensor';

/** Where a hand wants to write, choose or press rather than to drag. */
const OWN_USE = 'input, textarea, select, button:not([data-grip]), label, form';
const isForDragging = (target: EventTarget | null) =>
  !(target instanceof Element && target.closest(OWN_USE) !== null);

class TileMouseSensor extends MouseSensor {
  static override activators: typeof MouseSensor.activators = MouseSensor.activators.map(
    ({ eventName, handler }) => ({
      eventName,
      handler: (event, options) => isForDragging(event.nativeEvent.target) && handler(event, options),
    }),
  );
}

class TileTouchSensor extends TouchSensor {
  static override activators: typeof TouchSensor.activators = TouchSensor.activators.map(
    ({ eventName, handler }) => ({
      eventName,
      handler: (event, options) => isForDragging(event.nativeEvent.target) && handler(event, options),
    }),
  );
}

// The same each time: pictures listen anew to sensors with new ones, hundreds of them.
/** Far enough that a click on a link stays one. */
const BY_MOUSE = { activationConstraint: { distance: 8 } };
/** Long enough that a finger that goes on scrolls. */
const BY_FINGER = { activationConstraint: { delay: 250, tolerance: 8 } };

/** By mouse, by a finger that rests, and by the keys on a picture's grip. @param coordinateGetter where a key leads; through a list when left out */
export function useTileSensors(
  coordinateGetter: KeyboardCoordinateGetter = sortableKeyboardCoordinates,
): SensorDescriptor<SensorOptions>[] {
  return useSensors(
    useSensor(TileMouseSensor, BY_MOUSE),
    useSensor(TileTouchSensor, BY_FINGER),
    useSensor(
      TileKeyboardSensor,
      useMemo(() => ({ coordinateGetter }), [coordinateGetter]),
    ),
  );
}
