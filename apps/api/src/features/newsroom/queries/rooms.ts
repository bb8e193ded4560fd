import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { Role } from '@toile/contracts';
import { mayDo } from '../../../kernel/auth/permissions.js';

const ROOMS = {
  shows: 'collections:own',
  tagging: 'collections:own',
  figures: 'collections:own',
  vocabulary: 'vocabulary:write',
  retags: 'catalogue:write',
  words: 'catalogue:write',
  people: 'members:help',
  plans: 'plans:write',
  streams: 'operations:read',
} as const;
type Room = keyof typeof ROOMS;
const NAMES = Object.keys(ROOMS) as Room[];

/** What of the newsroom is the reader's to work in. */
export class RoomsDto {
  /** @example ["shows", "tagging"] */
  @ApiProperty({ enum: NAMES, isArray: true })
  rooms: Room[];
}

export class Rooms extends Query<RoomsDto> {
  constructor(readonly roles: readonly Role[]) {
    super();
  }
}

@QueryHandler(Rooms)
export class RoomsHandler implements IQueryHandler<Rooms> {
  async execute({ roles }: Rooms): Promise<RoomsDto> {
    return { rooms: NAMES.filter((room) => mayDo(ROOMS[room], roles)) };
  }
}
