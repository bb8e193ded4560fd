import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Documented {
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string; items?: object } }> }>;
}
interface Operation {
  method: string;
  path: RegExp;
  /** Names in braces: of two that fit, the one with fewer is meant. */
  parameters: number;
  operation: Documented;
}

/** Holds what an api answers to what its OpenAPI document says it answers. */
export class DocumentedAnswers {
  readonly #operations: readonly Operation[];
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(document: OpenAPIObject) {
    this.#ajv.addSchema({ $id: 'api', components: document.components });
    this.#operations = Object.entries(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods as Record<string, Documented>).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
          parameters: path.split('{').length - 1,
          operation,
        })),
      )
      .sort((a, b) => a.parameters - b.parameters);
  }

  /** @returns what is wrong with a JSON answer, empty where it is as documented or not documented by a class */
  faults(
    method: string,
    address: string,
    status: number,
    body: unknown,
    type = 'application/json',
  ): string[] {
    const path = address.split('?', 1)[0] ?? '';
    const found = this.#operations.find((one) => one.method === method && one.path.test(path));
    const given = found?.operation.responses[status];
    const schema = given?.content?.[type]?.schema;
    if (!schema || !JSON.stringify(schema).includes('"$ref"')) return [];
    const check = this.#checkOf(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
    if (check(body)) return [];
    const where = `${method} ${path} ${status}`;
    return (check.errors ?? []).map(({ instancePath, message }) => `${where}: ${instancePath} ${message}`);
  }

  #checkOf(schema: string): ValidateFunction {
    const known = this.#checks.get(schema);
    if (known) return known;
    const check = this.#ajv.compile(JSON.parse(schema));
    this.#checks.set(schema, check);
    return check;
  }
}
