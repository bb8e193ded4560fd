import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * The keys of a picture that is lifted. The library listens to them a moment after the picture is said to be lifted (by a timer,
 * which a busy browser runs late): what is pressed in between is held back here, and pressed again once it listens.
 */
export class TileKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const early: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => {
      if (event === props.event || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.push(event);
    };
    document.addEventListener('keydown', hold, true);
    // After the library's own timer, which was set before.
    setTimeout(() => {
      document.removeEventListener('keydown', hold, true);
      for (const { target, type, key, code } of early) {
        const again = new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true });
        // A step is taken from where the one before it led.
        flushSync(() => target?.dispatchEvent(again));
      }
    });
  }
}
