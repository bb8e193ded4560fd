import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddTo{{Name}}Handler } from './commands/add-to-{{name}}.js';
import { RemoveFrom{{Name}}Handler } from './commands/remove-from-{{name}}.js';
import { {{Name}}Controller } from './http/{{name}}.controller.js';
import { Own{{Name}}Handler } from './queries/own-{{name}}.js';
import { {{NAME}}_ENTITIES } from './schema.js';

@Module({
  imports: [TypeOrmModule.forFeature({{NAME}}_ENTITIES)],
  controllers: [{{Name}}Controller],
  providers: [AddTo{{Name}}Handler, RemoveFrom{{Name}}Handler, Own{{Name}}Handler],
})
export class {{Name}}Module {}
