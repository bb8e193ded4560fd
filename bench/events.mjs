import { randomUUID } from 'node:crypto';

/** Tracking records as ingest appends them: 2,000 looks, 50,000 visitors. */
export function trackingRecords(count, from = 0) {
  const at = new Date().toISOString();
  return Array.from({ length: count }, (_, index) => {
    const n = from + index;
    const visitor = `visitor-${(n * 7919) % 50_000}`.padEnd(32, '0');
    return {
      topic: 'tracking',
      key: visitor,
      headers: {},
      value: Buffer.from(
        JSON.stringify({
          id: randomUUID(),
          type: 'BeaconReceived',
          version: 1,
          occurred_at: at,
          subject: null,
          correlation_id: randomUUID(),
          causation_id: null,
          data: {
            kind: 'media',
            target: `atelier-verne-fw26-look-${(n * 31) % 2_000}`,
            uri: '/en/look/atelier-verne-fw26-look-12',
            event: 'view',
            page: 1,
            route_params: { slug: 'atelier-verne-fw26-look-12' },
            query: {},
            visitor,
            session: visitor.slice(0, 16),
            utm_source: '',
            utm_content: '',
            utm_campaign: '',
            source: '',
            browser: 'Chrome',
            os: 'Windows',
            device: 'desktop',
            is_bot: false,
            country: 'FR',
            received_at: at,
          },
        }),
      ),
    };
  });
}
