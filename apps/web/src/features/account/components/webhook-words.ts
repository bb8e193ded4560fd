const KEYS = {
  'looks.published': 'looksPublished',
  'collection.published': 'collectionPublished',
  'collection.withdrawn': 'collectionWithdrawn',
  'figure.restated': 'figureRestated',
  'forecast.made': 'forecastMade',
  'alert.crossed': 'alertCrossed',
  'webhook.test': 'webhookTest',
} as const;

/** The message that names a type of event. */
export const typeKey = (type: string): (typeof KEYS)[keyof typeof KEYS] =>
  KEYS[type as keyof typeof KEYS] ?? 'webhookTest';
