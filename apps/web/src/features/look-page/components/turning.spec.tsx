/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Turning } from './turning';

/** The picture of a look's page, with the link to its neighbour and, where it is open, the viewer that is drawn in it. */
function picture(hasViewer: boolean) {
  const followed: string[] = [];
  const { container } = render(
    <figure>
      <button type="button" data-turn="next" onClick={() => followed.push('next')}>
        →
      </button>
      <dialog open={hasViewer}>Viewer</dialog>
      <Turning />
    </figure>,
  );
  return { followed, viewer: container.querySelector('dialog') as HTMLElement };
}
function swipe(target: HTMLElement): void {
  const touch = (type: string, clientX: number) => {
    const touches = [{ clientX, clientY: 400 }];
    const event = new Event(type, { bubbles: true });
    target.dispatchEvent(Object.assign(event, { touches, changedTouches: touches }));
  };
  touch('touchstart', 280);
  touch('touchend', 100);
}

it('turns the page by a finger across its picture', () => {
  const { followed, viewer } = picture(false);
  swipe(viewer.parentElement as HTMLElement);
  expect(followed).toEqual(['next']);
});

it('leaves a finger in the viewer to the viewer, which a turned page would close', () => {
  const { followed, viewer } = picture(true);
  swipe(viewer);
  expect(followed).toEqual([]);
});
