import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Allow, Public } from './allow.decorator.js';
import { UndecidedRoutes, undecidedHandlers } from './undecided-routes.js';

@Controller('decided')
@Public()
class DecidedController {
  @Get()
  read() {}

  @Post()
  @Allow('account:own')
  write() {}

  ordinary() {}
}

@Controller('forgotten')
class ForgottenController {
  @Get()
  @Allow('anyone')
  decided() {}

  @Get('read')
  read() {}

  @Post()
  @Public()
  write() {}
}

it('names the handlers that do not say who may ask them', () => {
  expect(undecidedHandlers([{ metatype: DecidedController }, { metatype: null }])).toEqual([]);
  expect(undecidedHandlers([{ metatype: ForgottenController }])).toEqual([
    'ForgottenController.read',
    'ForgottenController.write',
  ]);
});

@Module({ imports: [DiscoveryModule], controllers: [ForgottenController], providers: [UndecidedRoutes] })
class ForgottenModule {}

it('keeps an application with such a handler from starting', async () => {
  const starting = NestFactory.createApplicationContext(ForgottenModule, {
    logger: false,
    abortOnError: false,
  });
  await expect(starting).rejects.toThrow('ForgottenController.read, ForgottenController.write');
});
