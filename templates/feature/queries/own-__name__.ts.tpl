import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { ProjectionRunner } from '@toile/event-store';
import { Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { Own{{Name}}Entity } from '../read-models/own-{{name}}.entity.js';
import { own{{Name}} } from '../read-models/own-{{name}}.projection.js';

/** What a member's {{name}} hold. */
export class Own{{Name}}Dto {
  /**
   * Slugs, the first added first.
   * @example ["elodie-vaux-woman-fall-winter-2026-look-1"]
   */
  items: string[];
}

export class Own{{Name}} extends Query<Own{{Name}}Dto> {
  constructor(readonly member: string) {
    super();
  }
}

@QueryHandler(Own{{Name}})
export class Own{{Name}}Handler implements IQueryHandler<Own{{Name}}> {
  constructor(
    @InjectRepository(Own{{Name}}Entity) private readonly rows: Repository<Own{{Name}}Entity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  async execute({ member }: Own{{Name}}): Promise<Own{{Name}}Dto> {
    // Members see what they have just done.
    await this.readModels.whenCurrent(own{{Name}});
    const row = await this.rows.findOneBy({ key: `{{stream}}-${member}` });
    return { items: [...(row?.doc.items ?? [])] };
  }
}
