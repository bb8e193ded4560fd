import { create } from 'zustand';

/** Whether the picture of the page is open over it, and how. */
interface Viewer {
  isOpen: boolean;
  isLarge: boolean;
  /** Whether the reader turns to another look without closing it. */
  goesOn: boolean;
}

const CLOSED: Viewer = { isOpen: false, isLarge: false, goesOn: false };

export const useViewer = create<Viewer>(() => CLOSED);

export const openViewer = () => useViewer.setState({ ...CLOSED, isOpen: true });
export const closeViewer = () => useViewer.setState(CLOSED);
/** @returns whether the picture is enlarged now */
export function toggleLarge(): boolean {
  useViewer.setState(({ isLarge }) => ({ isLarge: !isLarge }));
  return useViewer.getState().isLarge;
}
/** For the page that comes next, whose picture is open as this one's is. */
export const goOn = () => useViewer.setState(({ isOpen }) => ({ goesOn: isOpen }));
/** On a page that has come. @returns whether its picture is to be opened */
export function arrive(): boolean {
  if (useViewer.getState().goesOn) openViewer();
  else closeViewer();
  return useViewer.getState().isOpen;
}
