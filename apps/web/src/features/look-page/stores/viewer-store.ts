import { create } from 'zustand';

/** The picture that is open over the page, and how. */
interface Viewer {
  /** Address of the picture; null while none is open. */
  src: string | null;
  isLarge: boolean;
}

export const useViewer = create<Viewer>(() => ({ src: null, isLarge: false }));

export const openViewer = (src: string) => useViewer.setState({ src, isLarge: false });
export const closeViewer = () => useViewer.setState({ src: null, isLarge: false });
/** @returns whether the picture is enlarged now */
export function toggleLarge(): boolean {
  useViewer.setState(({ isLarge }) => ({ isLarge: !isLarge }));
  return useViewer.getState().isLarge;
}
