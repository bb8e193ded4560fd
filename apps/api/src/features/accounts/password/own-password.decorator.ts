import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const LONGEST = 512;

/** The password of whoever asks; whether it is, is asked later. A field that begins empty may be left out. */
export const IsOwnPassword = () =>
  applyDecorators(
    IsString(),
    MaxLength(LONGEST),
    ApiProperty({ type: String, format: 'password', maxLength: LONGEST }),
  );
