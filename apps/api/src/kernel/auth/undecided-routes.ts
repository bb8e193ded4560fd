import { Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ALLOWED, type Allowed } from './allow.decorator.js';

type Controllers = readonly { metatype: object | null }[];

/** Handlers nobody has decided about, as `Controller.method`: without `@Allow` or `@Public`, or writes that know no viewer. */
export function undecidedHandlers(controllers: Controllers): string[] {
  const scanner = new MetadataScanner();
  return controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const { name, prototype } = metatype as { name: string; prototype: Record<string, object> };
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method];
      const verb: RequestMethod | undefined = handler && Reflect.getMetadata(METHOD_METADATA, handler);
      if (!handler || verb === undefined) return [];
      const allowed: Allowed | undefined =
        Reflect.getMetadata(ALLOWED, handler) ?? Reflect.getMetadata(ALLOWED, metatype);
      const isDecided = allowed && (allowed.viewer || verb === RequestMethod.GET);
      return isDecided ? [] : [`${name}.${method}`];
    });
  });
}

/** The api does not start while a handler does not say who may ask it, so that nobody can forget. */
@Injectable()
export class UndecidedRoutes implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws Error naming the handlers */
  onModuleInit(): void {
    const undecided = undecidedHandlers(this.discovery.getControllers() as Controllers);
    if (undecided.length === 0) return;
    throw new Error(`These handlers do not say who may ask them (@Allow, @Public): ${undecided.join(', ')}.`);
  }
}
