import { RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ALLOWED, type Allowed } from '../auth/allow.decorator.js';

/** A route as a controller declares it. */
export interface DeclaredRoute {
  method: string;
  /** With `{parameters}`. */
  path: string;
  status: number;
  permission: string | null;
  /** Names the route where the table of named routes does not. */
  handler: string;
  feature: string;
}

export type Discovery = Pick<DiscoveryService, 'getControllers'>;

/** Every route of every controller, from what the decorators left behind. */
export function declaredRoutes(discovery: Discovery): DeclaredRoute[] {
  const scanner = new MetadataScanner();
  return discovery.getControllers().flatMap(({ metatype }) => {
    if (!metatype) return [];
    const prototype = metatype.prototype as Record<string, object>;
    return scanner
      .getAllMethodNames(prototype)
      .flatMap((handler) => routesOf(metatype, prototype[handler], handler));
  });
}

function routesOf(controller: object, method: object | undefined, handler: string): DeclaredRoute[] {
  const verb: RequestMethod | undefined = method && Reflect.getMetadata(METHOD_METADATA, method);
  if (!method || verb === undefined) return [];
  const allowed: Allowed | undefined =
    Reflect.getMetadata(ALLOWED, method) ?? Reflect.getMetadata(ALLOWED, controller);
  const status: number =
    Reflect.getMetadata(HTTP_CODE_METADATA, method) ?? (verb === RequestMethod.POST ? 201 : 200);
  const prefixes = listOf(Reflect.getMetadata(PATH_METADATA, controller));
  const paths = listOf(Reflect.getMetadata(PATH_METADATA, method));
  return prefixes
    .flatMap((prefix) => paths.map((path) => toPath(prefix, path)))
    .filter((path) => !path.includes('*'))
    .map((path) => ({
      method: RequestMethod[verb],
      path,
      status,
      handler,
      permission: allowed?.permission ?? null,
      feature: (controller as { name: string }).name.replace(/Controller$/, ''),
    }));
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [value ?? '']) as string[];

const toPath = (...parts: string[]) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`.replace(/:(\w+)/g, '{$1}');
