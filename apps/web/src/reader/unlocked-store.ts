import { create } from 'zustand';

/** Whether this page's reader may read what lies behind its paywall; the page itself shows what everybody may. */
export const useUnlocked = create<{ isUnlocked: boolean }>(() => ({ isUnlocked: false }));
