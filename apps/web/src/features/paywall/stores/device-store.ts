import { create } from 'zustand';

/** Asks on which device a one-seat plan goes on, where it is used on another one; nothing is asked when null. */
interface DeviceQuestion {
  asked: {
    /** Of the subscription. */
    id: number;
    /** This device's. */
    fingerprint: string;
  } | null;
}

export const useDeviceQuestion = create<DeviceQuestion>(() => ({ asked: null }));
