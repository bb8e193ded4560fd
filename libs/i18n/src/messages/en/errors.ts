/** Pages that say what went wrong. */
export default {
  notFound: {
    title: 'This page has left the runway',
    text: 'The address may have changed, or the look may have been withdrawn.',
    home: 'Back to the home page',
    looks: 'Browse the looks',
  },
  failed: {
    title: 'Something came apart at the seams',
    text: 'The error has been noted. Please try again in a moment.',
    again: 'Try again',
  },
} as const;
