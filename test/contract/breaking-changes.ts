/** What the recorded document and today's say of one thing, as far as programs rest on it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}
interface Body {
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}
export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Whether a schema is of what programs send, or of what they read: what may be added to one may not to the other. */
type Way = 'sent' | 'read';
const LOWER = ['minimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;

/**
 * What of today's document would break a program that was written against the recorded one: in what it reads nothing may be missing
 * or of another kind, of what it sends nothing more may be asked. What is added breaks nothing.
 */
export function breakingChanges(recorded: Contract, now: Contract): string[] {
  const found: string[] = [];
  for (const [path, methods] of Object.entries(recorded.paths))
    for (const [method, before] of Object.entries(methods)) {
      const at = `${method.toUpperCase()} ${path}`;
      const after = now.paths[path]?.[method];
      if (!after) found.push(`${at} is gone`);
      else found.push(...new Comparison(recorded, now).operation(at, before, after));
    }
  return found;
}

class Comparison {
  readonly #faults: string[] = [];
  readonly #seen = new Set<string>();

  constructor(
    private readonly recorded: Contract,
    private readonly now: Contract,
  ) {}

  operation(at: string, before: Operation, after: Operation): string[] {
    const same = (a: { name: string; in: string }) => (b: { name: string; in: string }) =>
      a.name === b.name && a.in === b.in;
    for (const one of before.parameters ?? []) {
      const other = after.parameters?.find(same(one));
      if (!other) this.#faults.push(`${at}: the parameter ${one.name} is gone`);
      else this.#compare(`${at} ?${one.name}`, one.schema ?? {}, other.schema ?? {}, 'sent');
    }
    for (const one of after.parameters ?? []) {
      const wasRequired = before.parameters?.find(same(one))?.required;
      if (one.required && !wasRequired)
        this.#faults.push(`${at}: the parameter ${one.name} must be given now`);
    }
    if (after.requestBody?.required && !before.requestBody?.required)
      this.#faults.push(`${at}: a body must be given now`);
    this.#body(`${at} body`, before.requestBody, after.requestBody, 'sent');
    for (const [status, answer] of Object.entries(before.responses ?? {})) {
      const other = after.responses?.[status];
      if (!other) this.#faults.push(`${at}: the answer ${status} is gone`);
      else this.#body(`${at} ${status}`, answer, other, 'read');
    }
    return this.#faults;
  }

  #body(at: string, before: Body | undefined, after: Body | undefined, way: Way): void {
    for (const [type, { schema = {} }] of Object.entries(before?.content ?? {})) {
      const other = after?.content?.[type];
      if (other) this.#compare(at, schema, other.schema ?? {}, way);
      else this.#faults.push(`${at}: ${type} is gone`);
    }
  }

  #compare(at: string, written: Schema, other: Schema, way: Way): void {
    const pair = `${written.$ref} ${other.$ref} ${way}`;
    if (written.$ref && other.$ref) {
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const before = whole(written, this.recorded);
    const after = whole(other, this.now);
    const given = way === 'sent' ? before : after;
    const understood = way === 'sent' ? after : before;
    this.#kinds(at, given, understood, way);
    if (way === 'sent') this.#bounds(at, before, after);
    if (before.items) this.#compare(`${at}[]`, before.items, after.items ?? {}, way);
    if (typeof before.additionalProperties === 'object' && typeof after.additionalProperties === 'object')
      this.#compare(`${at}{}`, before.additionalProperties, after.additionalProperties, way);
    for (const [name, property] of Object.entries(before.properties ?? {})) {
      const now = after.properties?.[name];
      if (!now) this.#faults.push(`${at}.${name} is gone`);
      else this.#compare(`${at}.${name}`, property, now, way);
    }
    const [asked = [], promised = []] =
      way === 'sent' ? [after.required, before.required] : [before.required, after.required];
    for (const name of asked.filter((one) => !promised.includes(one)))
      if (way === 'sent') this.#faults.push(`${at}.${name} must be given now`);
      else if (after.properties?.[name]) this.#faults.push(`${at}.${name} may be missing now`);
  }

  /** Whatever comes must be something that is understood. New values of a list of words are additions to what is read. */
  #kinds(at: string, given: Schema, understood: Schema, way: Way): void {
    const strange = typesOf(given).filter((type) => !understands(typesOf(understood), type));
    if (typesOf(understood).length > 0 && (strange.length > 0 || typesOf(given).length === 0))
      this.#faults.push(
        `${at} may be ${strange.join(' or ') || 'anything'} now, not ${typesOf(understood).join(' or ')}`,
      );
    if (way === 'read' || !understood.enum) return;
    const words = understood.enum;
    const lost = (given.enum ?? []).filter((word) => !words.includes(word));
    if (!given.enum) this.#faults.push(`${at} takes ${words.join(', ')} alone now`);
    else if (lost.length > 0) this.#faults.push(`${at} does not take ${lost.join(', ')} any more`);
  }

  #bounds(at: string, before: Schema, after: Schema): void {
    for (const bound of LOWER)
      if ((after[bound] ?? -Infinity) > (before[bound] ?? -Infinity))
        this.#faults.push(`${at}: ${bound} is ${after[bound]} now, not ${before[bound] ?? 'open'}`);
    for (const bound of UPPER)
      if ((after[bound] ?? Infinity) < (before[bound] ?? Infinity))
        this.#faults.push(`${at}: ${bound} is ${after[bound]} now, not ${before[bound] ?? 'open'}`);
  }
}

/** A schema with what it refers to put together; of variants, all that any of them may be. */
function whole(schema: Schema, { components }: Contract): Schema {
  const { $ref, allOf = [], anyOf, oneOf, ...own } = schema;
  const named = $ref ? [components.schemas[$ref.slice('#/components/schemas/'.length)] ?? {}] : [];
  const parts = [...named, ...allOf].map((part) => whole(part, { components, paths: {} }));
  const variants = (anyOf ?? oneOf ?? []).map((part) => whole(part, { components, paths: {} }));
  const types = variants.some((one) => typesOf(one).length === 0) ? [] : variants.flatMap(typesOf);
  const either: Schema = variants.length > 0 ? { ...(types.length > 0 && { type: types }) } : {};
  return [...parts, either, own].reduce<Schema>(
    (all, part) => ({
      ...all,
      ...part,
      properties: { ...all.properties, ...part.properties },
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();
const understands = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));
