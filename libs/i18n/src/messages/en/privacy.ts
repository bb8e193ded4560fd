/** The consent banner. */
export default {
  title: 'May we count you?',
  text: 'Toile counts which looks are opened. If you accept, a code made from your device and an identifier of your visit let us count you once instead of several times. If you refuse, your openings are counted without knowing whose they are. Nothing is sold, and nothing is shared.',
  accept: 'Accept',
  refuse: 'Refuse',
} as const;
