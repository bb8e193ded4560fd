/** Moodboards: on paper, and what their pages say. */
export default {
  gone: 'No longer published',
  pdf: {
    eyebrow: 'A moodboard',
    credits: 'Credits and notes',
    count: '{count, plural, =0 {Empty} one {# picture} other {# pictures}}',
    changed: 'As of {date}',
    photographer: 'Photograph {name}',
  },
} as const;
