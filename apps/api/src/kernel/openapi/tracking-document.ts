/** Written by `npm run api:types` from ingest's handlers and its schema of beacons. */
export const TRACKING = {
  paths: {
    '/api/tts/page/{route}': {
      post: {
        operationId: 'tts_page',
        parameters: [
          {
            name: 'route',
            required: true,
            in: 'path',
            schema: {
              type: 'string',
              pattern: '^[a-z0-9_.-]{1,100}$',
              example: 'look_search.en',
            },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/look/search?tags=denim',
                    page: 1,
                    query: '{"tags":"denim"}',
                    consent: 'yes',
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/look/search?tags=denim',
                    page: 1,
                    query: '{"tags":"denim"}',
                    consent: 'yes',
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'A page was seen.',
        tags: ['Tracking'],
      },
    },
    '/api/tts/media/{slug}': {
      post: {
        operationId: 'tts_media',
        parameters: [
          {
            name: 'slug',
            required: true,
            in: 'path',
            schema: {
              type: 'string',
              pattern: '^[a-z0-9][a-z0-9-]{0,199}$',
              example: 'castellani-brera-fall-winter-2026-look-12',
            },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/look/search',
                    event: 'view',
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/look/search',
                    event: 'view',
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'A look was opened.',
        tags: ['Tracking'],
      },
    },
    '/api/tts/streetstyle/{slug}': {
      post: {
        operationId: 'tts_streetstyle',
        parameters: [
          {
            name: 'slug',
            required: true,
            in: 'path',
            schema: {
              type: 'string',
              pattern: '^[a-z0-9][a-z0-9-]{0,199}$',
              example: 'paris-2026-10-02-3',
            },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/streetstyle',
                    event: 'view',
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/streetstyle',
                    event: 'view',
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'A street-style picture was opened.',
        tags: ['Tracking'],
      },
    },
    '/api/tts/photos/{route}/{event}': {
      post: {
        operationId: 'tts_photos',
        parameters: [
          {
            name: 'route',
            required: true,
            in: 'path',
            schema: {
              type: 'string',
              pattern: '^[a-z0-9_.-]{1,100}$',
              example: 'look_search',
            },
          },
          {
            name: 'event',
            required: true,
            in: 'path',
            schema: {
              type: 'string',
              pattern: '^[a-z][a-z0-9_-]{0,63}$',
              example: 'impression',
            },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/look/search',
                    photos: 'look-1,look-2',
                    count: 2,
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/look/search',
                    photos: 'look-1,look-2',
                    count: 2,
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'Pictures of a page were seen, or downloaded.',
        tags: ['Tracking'],
      },
    },
    '/api/tts/click': {
      post: {
        operationId: 'tts_click',
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/model',
                    event: 'paywall_subscribe',
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/model',
                    event: 'paywall_subscribe',
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'The paywall or a banner was clicked; custom events have a name of their own.',
        tags: ['Tracking'],
      },
    },
    '/api/tts/outbound': {
      post: {
        operationId: 'tts_outbound',
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: 'https://shop.example/coat',
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: 'https://shop.example/coat',
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'A link led away; `uri` says where to.',
        tags: ['Tracking'],
      },
    },
    '/api/tts/report': {
      post: {
        operationId: 'tts_report',
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/reports/denim',
                    event: 'download',
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: '/en/reports/denim',
                    event: 'download',
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'A report was read or downloaded.',
        tags: ['Tracking'],
      },
    },
    '/api/affiliation/purchase': {
      post: {
        operationId: 'affiliation_purchase',
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: 'https://shop.example/coat',
                    event: 'sale',
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/BeaconDto',
              },
              examples: {
                taken: {
                  value: {
                    uri: 'https://shop.example/coat',
                    event: 'sale',
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'An affiliated shop made a sale.',
        tags: ['Tracking'],
      },
    },
    '/api/user/tags-search-count': {
      post: {
        operationId: 'api_user_tags_search_count',
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['tags'],
                properties: {
                  tags: {
                    type: 'array',
                    minItems: 1,
                    maxItems: 20,
                    items: {
                      type: 'string',
                      pattern: '^[a-z0-9][a-z0-9-]{0,199}$',
                    },
                  },
                },
              },
              examples: {
                taken: {
                  value: {
                    tags: ['denim', 'oversized'],
                  },
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['tags'],
                properties: {
                  tags: {
                    type: 'array',
                    minItems: 1,
                    maxItems: 20,
                    items: {
                      type: 'string',
                      pattern: '^[a-z0-9][a-z0-9-]{0,199}$',
                    },
                  },
                },
              },
              examples: {
                taken: {
                  value: {
                    tags: ['denim', 'oversized'],
                  },
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'A search for tags that opened no page.',
        tags: ['Tracking'],
      },
    },
    '/api/tts/batch': {
      post: {
        operationId: 'tts_batch',
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'array',
                minItems: 1,
                maxItems: 100,
                items: {
                  allOf: [
                    {
                      $ref: '#/components/schemas/BeaconDto',
                    },
                    {
                      type: 'object',
                      required: ['path'],
                      properties: {
                        path: {
                          type: 'string',
                        },
                      },
                    },
                  ],
                },
              },
              examples: {
                taken: {
                  value: [
                    {
                      path: '/api/tts/media/look-1',
                      uri: '/en/look/search',
                      event: 'view',
                    },
                  ],
                },
              },
            },
          },
        },
        responses: {
          '204': {
            description: 'Every event of the request is durable',
          },
          '400': {
            description: 'The body cannot be read',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Bad request',
                  status: 400,
                  detail: 'The body cannot be read',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '413': {
            description: 'The body or the batch is too large',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Too large',
                  status: 413,
                  detail: 'The body or the batch is too large',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '422': {
            description: 'An event does not fit; `violations` names each field',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/input/invalid',
                  title: 'Input does not fit',
                  status: 422,
                  detail: 'An event does not fit; `violations` names each field',
                  instance: '/api/tts/page/look_search.en',
                  violations: [
                    {
                      propertyPath: 'uri',
                      message: "must have required property 'uri'",
                      code: 'required',
                    },
                  ],
                },
              },
            },
          },
          '429': {
            description: 'Too many events from this address; see `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: '/problems/beacon/throttled',
                  title: 'Too many requests',
                  status: 429,
                  detail: 'Too many events from this address; see `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
          '503': {
            description: 'The event is not durable; send it again after `Retry-After`',
            content: {
              'application/problem+json': {
                schema: {
                  $ref: '#/components/schemas/ProblemDto',
                },
                example: {
                  type: 'about:blank',
                  title: 'Temporarily unavailable',
                  status: 503,
                  detail: 'The event is not durable; send it again after `Retry-After`',
                  instance: '/api/tts/page/look_search.en',
                },
              },
            },
          },
        },
        summary: 'Up to a hundred events, all or none; a 422 names events by index.',
        tags: ['Tracking'],
      },
    },
  },
  schemas: {
    BeaconDto: {
      properties: {
        uri: {
          pattern: '^\\P{Cc}*$',
          type: 'string',
          maxLength: 2048,
          minLength: 1,
        },
        event: {
          maxLength: 64,
          type: 'string',
          pattern: '^\\P{Cc}*$',
        },
        photos: {
          maxLength: 8192,
          type: 'string',
          pattern: '^\\P{Cc}*$',
        },
        count: {
          anyOf: [
            {
              type: 'string',
              pattern: '^\\d{1,5}$',
            },
            {
              type: 'integer',
              minimum: 0,
              exclusiveMaximum: 100000,
            },
          ],
        },
        page: {
          anyOf: [
            {
              type: 'string',
              pattern: '^\\d{1,6}$',
            },
            {
              type: 'integer',
              minimum: 0,
              exclusiveMaximum: 1000000,
            },
          ],
        },
        route_params: {
          maxLength: 4096,
          type: 'string',
        },
        query: {
          maxLength: 8192,
          type: 'string',
        },
        sessid: {
          pattern: '^[A-Za-z0-9-]{1,64}$',
          type: 'string',
        },
        fingerprint: {
          pattern: '^[0-9a-f]{40}$',
          type: 'string',
        },
        fingerprint_v2: {
          pattern: '^[0-9a-f]{40}$',
          type: 'string',
        },
        utm_source: {
          maxLength: 200,
          type: 'string',
          pattern: '^\\P{Cc}*$',
        },
        utm_content: {
          maxLength: 200,
          type: 'string',
          pattern: '^\\P{Cc}*$',
        },
        utm_campaign: {
          maxLength: 200,
          type: 'string',
          pattern: '^\\P{Cc}*$',
        },
        source: {
          maxLength: 200,
          type: 'string',
          pattern: '^\\P{Cc}*$',
        },
        event_id: {
          pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
          type: 'string',
        },
        occurred_at: {
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?Z$',
          type: 'string',
        },
        sent_at: {
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?Z$',
          type: 'string',
        },
        consent: {
          type: 'string',
          enum: ['yes', 'no'],
        },
      },
      type: 'object',
      required: ['uri'],
    },
  },
};
