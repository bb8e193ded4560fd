import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { MemberEntity } from '../../accounts/index.js';
import { OwnBrands } from '../../catalogue/index.js';
import { PressKitEntity } from '../read-models/press-kit.entity.js';

/** A download of all pictures of a show. */
export class PressKitDownloadDto {
  /** Who it was; null when they have left. */
  by: string | null;
  /** @example "Castellani Brera" */
  company: string | null;
  /** Looks that were in it. */
  pictures: number;
  /** @example "2026-11-24T10:00:00.000Z" */
  at: string;
}

export class PressKitDownloadsDto {
  /** The last one comes first; 100 at most. */
  results: PressKitDownloadDto[];
  /** Of all. */
  total_count: number;
}

/** Who has downloaded the pictures of a show. */
export class PressKitDownloads extends Query<PressKitDownloadsDto> {
  constructor(
    readonly member: Member,
    readonly show: string,
  ) {
    super();
  }
}

const MOST = 100;

@QueryHandler(PressKitDownloads)
export class PressKitDownloadsHandler implements IQueryHandler<PressKitDownloads> {
  constructor(
    @InjectRepository(PressKitEntity) private readonly kits: Repository<PressKitEntity>,
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, show }: PressKitDownloads): Promise<PressKitDownloadsDto> {
    await this.own.collection(member, show);
    const [found, total_count] = await this.kits.findAndCount({
      where: { collection: show },
      order: { id: 'DESC' },
      take: MOST,
    });
    const subjects = new Set(found.flatMap(({ downloaded_by }) => downloaded_by ?? []));
    const people = new Map(
      (await this.members.findBy({ subject: In([...subjects]) })).map(({ subject, doc }) => [subject, doc]),
    );
    return {
      total_count,
      results: found.map(({ downloaded_by, pictures, at }) => {
        const person = people.get(downloaded_by ?? '');
        return {
          by: person ? `${person.first_name} ${person.last_name}`.trim() : null,
          company: person?.company ?? null,
          pictures,
          at: at.toISOString(),
        };
      }),
    };
  }
}
