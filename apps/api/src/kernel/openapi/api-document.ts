import { type INestApplication, Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDocument, type TypeMetadata } from './openapi-document.js';

/** The OpenAPI document of the application it lives in, made when it is first asked for. */
@Injectable()
export class ApiDocument {
  #document: Promise<OpenAPIObject> | undefined;
  #make: (() => Promise<OpenAPIObject>) | undefined;

  /** Nest gives nobody its application; whoever starts it does. */
  describes(app: INestApplication, metadata: TypeMetadata): void {
    this.#make = () => openApiDocument(app, metadata);
  }

  read(): Promise<OpenAPIObject> {
    if (!this.#make) throw new Error('the api has not been started');
    this.#document ??= this.#make();
    return this.#document;
  }
}
