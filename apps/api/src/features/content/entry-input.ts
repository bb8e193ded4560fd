import type { ContentKind } from '@toile/contracts';
import { DomainError, InputPipe } from '@toile/platform';
import { Matches, MaxLength } from 'class-validator';
import { IsNewSlug } from '../../kernel/http/dto/new-slug.decorator.js';
import { plain } from '../../kernel/http/dto/plain.js';
import { CONTENT_DOCS, CONTENT_KINDS } from './docs/content-docs.js';

const LONGEST = 180;
const input = new InputPipe();

class Slug {
  @IsNewSlug(LONGEST)
  slug: string;
}
class Path {
  @Matches(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, {
    message: 'must be lower-case words joined by hyphens and slashes',
  })
  @MaxLength(LONGEST)
  path: string;
}

const checked = <T extends object>(metatype: new () => T, value: unknown) =>
  input.transform(value, { type: 'body', metatype }) as Promise<T>;

/** @throws DomainError content-kind/unknown */
export function kindOf(input: string): ContentKind {
  const kind = CONTENT_KINDS.find((one) => one === input);
  if (!kind) throw new DomainError('content-kind/unknown', `Kinds are: ${CONTENT_KINDS.join(', ')}.`);
  return kind;
}

/** A dynamic page is named by its path, everything else by its slug. @throws ValidationError */
export async function nameOf(kind: ContentKind, name: string | undefined): Promise<string> {
  if (kind === 'dynamic-page') return (await checked(Path, { path: name })).path;
  return (await checked(Slug, { slug: name })).slug;
}

/** What is said of an entry, as it may be published. @throws ValidationError naming each field at fault */
export const documentOf = async (kind: ContentKind, body: object): Promise<Record<string, unknown>> => ({
  ...plain(await checked<object>(CONTENT_DOCS[kind], body)),
});
