/** Every step of the protocol between which a process may die; the crash tests end it at each. */
export const FAILPOINTS = [
  'recovery/taken',
  'recovery/read-back',
  'block/gathered',
  'block/intended',
  'block/dead-letters-inserted',
  'block/inserted',
  'block/completed',
  'block/committed',
  'seal/checked',
  'seal/shadow-filled',
  'seal/replaced',
  'seal/recorded',
  'count/begun',
  'count/filled',
  'count/done',
] as const;
export type FailpointName = (typeof FAILPOINTS)[number];
