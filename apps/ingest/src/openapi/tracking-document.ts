import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { NAMED_ROUTES } from '@toile/contracts';
import { type IngestSettings, ingestModule } from '../ingest.module.js';
import { BEACON_SCHEMA } from '../intake/read-beacon.js';

/** Nothing is asked of stores that nobody opens. */
const NO_SETTINGS = { stores: {} } as IngestSettings;

/**
 * Ingest's part of the OpenAPI document, from its handlers and the schema that checks every beacon, without any store: Nest looks at
 * its modules and makes none of their providers.
 */
export async function trackingDocument(): Promise<Pick<OpenAPIObject, 'paths'> & { schemas: object }> {
  const app = await NestFactory.create(ingestModule(NO_SETTINGS), new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const { paths } = SwaggerModule.createDocument(app, new DocumentBuilder().build(), {
    operationIdFactory: (_, handler) => `tracking_${handler}`,
  });
  for (const [path, { post }] of Object.entries(paths)) {
    const [name] = Object.entries(NAMED_ROUTES).find(([, named]) => named === path) ?? [];
    if (post) Object.assign(post, { tags: ['Tracking'], operationId: name ?? post.operationId });
  }
  return { paths, schemas: { BeaconDto: BEACON_SCHEMA } };
}
