/** What most would write: NestJS on Express with a reflective DTO; it validates the form body, writes nothing and answers 204. */
import 'reflect-metadata';
import { Body, Controller, HttpCode, Module, Param, Post, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const TEXTS = {
  uri: 2048,
  event: 64,
  page: 10,
  route_params: 8192,
  query: 8192,
  sessid: 128,
  fingerprint: 128,
  fingerprint_v2: 128,
  source: 64,
};
class Beacon {}
for (const [name, length] of Object.entries(TEXTS))
  for (const rule of [IsOptional(), IsString(), MaxLength(length)]) rule(Beacon.prototype, name);

class BeaconController {
  beacon(_target, _body) {}
}
const method = Object.getOwnPropertyDescriptor(BeaconController.prototype, 'beacon');
Controller('api/tts')(BeaconController);
Post('media/:target')(BeaconController.prototype, 'beacon', method);
HttpCode(204)(BeaconController.prototype, 'beacon', method);
Param('target')(BeaconController.prototype, 'beacon', 0);
Body(new ValidationPipe({ transform: true, whitelist: true, expectedType: Beacon }))(
  BeaconController.prototype,
  'beacon',
  1,
);
class App {}
Module({ controllers: [BeaconController] })(App);

const app = await NestFactory.create(App, { logger: false });
await app.listen(0, '127.0.0.1');
console.log(app.getHttpServer().address().port);
process.once('SIGTERM', () => process.exit(0));
