import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES } from '@toile/contracts';
import { IsIn } from 'class-validator';

/** One of the languages. */
export const IsLocale = () => applyDecorators(IsIn(LOCALES), ApiProperty({ enum: LOCALES }));
