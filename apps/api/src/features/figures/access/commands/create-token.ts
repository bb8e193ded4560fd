import { randomBytes, randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { TOKEN_SCOPES, type TokenScope } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { MoreThan, Repository } from 'typeorm';
import { IfGiven } from '../../../../kernel/http/dto/if-given.decorator.js';
import { IsText } from '../../../../kernel/http/dto/text.decorator.js';
import { ApiTokenEntity } from '../api-token.entity.js';
import { SCOPES } from '../scopes.js';
import { ApiTokenDto, shownToken } from '../token.dto.js';
import { hashOfToken } from '../tokens.js';

const PREFIX = 'toile_';
const MOST = 20;
const DAY_MS = 86_400_000;

/** A token for programs. */
export class CreateTokenDto {
  /** @example "Notebook" */
  @IsText({ min: 1, max: 100 })
  name: string;

  /** What it opens; all parts of the dashboard, and no boards, where it is left out. */
  @IfGiven()
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? [...new Set(value)] : value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(TOKEN_SCOPES.length)
  @IsIn(TOKEN_SCOPES, { each: true })
  scopes?: TokenScope[];

  /** How long it opens them. */
  @IsInt()
  @Min(1)
  @Max(365)
  days: number = 90;
}

/** A token, and what a program sends in `Authorization: Bearer`. */
export class NewApiTokenDto extends ApiTokenDto {
  /**
   * Shown this once.
   * @example "toile_Jx0mYw"
   */
  token: string;
}

/** A member makes a token for a program. */
export class CreateToken extends Command<NewApiTokenDto> {
  constructor(
    readonly subject: string,
    readonly wanted: CreateTokenDto,
  ) {
    super();
  }
}

export const newToken = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;

/** The database keeps hashes. */
@CommandHandler(CreateToken)
export class CreateTokenHandler implements ICommandHandler<CreateToken> {
  constructor(@InjectRepository(ApiTokenEntity) private readonly tokens: Repository<ApiTokenEntity>) {}

  /** @throws DomainError token/conflict */
  async execute({
    subject,
    wanted: { name, scopes = [...SCOPES], days },
  }: CreateToken): Promise<NewApiTokenDto> {
    const now = Date.now();
    const living = await this.tokens.countBy({ subject, expires_at: MoreThan(new Date(now)) });
    if (living >= MOST)
      throw new DomainError('token/conflict', `At most ${MOST} tokens. Withdraw one first.`);
    const token = newToken();
    const made = this.tokens.create({
      id: randomUUID(),
      subject,
      name,
      scopes,
      token_hash: hashOfToken(token),
      expires_at: new Date(now + days * DAY_MS),
    });
    // Fills in what the database has set.
    await this.tokens.insert(made);
    return { ...shownToken(made), token };
  }
}
