/** The opening of a look as the tracker sends it. */
export const beacon = (look) => ({
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
    sessid: 'c0ffee00c0ffee00',
    fingerprint: 'ab12'.repeat(10),
    fingerprint_v2: 'cd34'.repeat(10),
    source: 'bench',
  }).toString(),
});
