import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type ApiStores, apiModule } from './api.module.js';
import { openApiDocument } from './kernel/openapi/openapi-document.js';
import metadata from './metadata.js';

/** Nothing is asked of stores that nobody opens. */
const NO_STORES = { dataSource: { driver: {} } } as unknown as ApiStores;

/** The OpenAPI document of the sources, without any store: Nest looks at its modules and makes none of their providers. */
export async function documentAlone(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(apiModule(NO_STORES), new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return openApiDocument(app, metadata);
}
