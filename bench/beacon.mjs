/** The opening of a look as the tracker sends it; a reader is known by a session and the fingerprints of their device. */
export const beacon = (look, session = 'c0ffee00c0ffee00') => ({
  path: `/api/tts/media/${look}`,
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
  body: new URLSearchParams({
    uri: `/en/look/${look}`,
    event: 'view',
    page: '1',
    route_params: JSON.stringify({ slug: look }),
    query: '{}',
    sessid: session,
    fingerprint: `${session}${'ab12'.repeat(6)}`,
    fingerprint_v2: `${session}${'cd34'.repeat(6)}`,
    source: 'bench',
  }).toString(),
});
