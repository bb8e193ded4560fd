import { create } from 'zustand';

/** A board shown over the whole screen: which of its pictures. */
export const usePresentation = create<{ at: number; count: number }>(() => ({ at: 0, count: 0 }));

export const startPresentation = (count: number) => usePresentation.setState({ at: 0, count });
/** Shows the picture at a place, or the nearest there is. */
export const presentAt = (place: number) =>
  usePresentation.setState(({ count }) => ({ at: Math.max(0, Math.min(count - 1, place)) }));
export const turnPresentation = (by: number) => presentAt(usePresentation.getState().at + by);
