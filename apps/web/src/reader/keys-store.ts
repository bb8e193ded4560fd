import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Whether single keys do anything (WCAG 2.1.4 asks that they can be turned off), kept in the browser. */
export const useKeysSetting = create(
  persist(() => ({ isOn: true }), {
    name: 'dashboard-keys',
    storage: createJSONStorage(() => localStorage),
    // The server draws the page without knowing; `useKeys` reads the setting once the page is there.
    skipHydration: true,
  }),
);

export const toggleKeys = () => useKeysSetting.setState(({ isOn }) => ({ isOn: !isOn }));
