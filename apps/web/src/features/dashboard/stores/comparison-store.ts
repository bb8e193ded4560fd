import { create } from 'zustand';
import type { Shape } from '../../../api/operations';

type Hit = Shape<'DashboardHitDto'>;

/** The comparison tray: the first of two trends or brands, kept until the second one is chosen. */
export const useComparison = create<{ first: Hit | null }>(() => ({ first: null }));

/** Puts one in. @returns both once there are two, and is empty again */
export function compareWith(hit: Hit): [Hit, Hit] | null {
  const { first } = useComparison.getState();
  const isPair = first?.dimension === hit.dimension;
  useComparison.setState({ first: isPair ? null : hit });
  return first && isPair ? [first, hit] : null;
}

export const clearComparison = () => useComparison.setState({ first: null });
