import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import { StudentProofs } from '../student-proofs.js';

/** Whether studies are proved. */
export class ProvedDto {
  proved: boolean;
}

/** Whether a reader has proved their studies. */
export class StudentProof extends Query<ProvedDto> {
  constructor(readonly viewer: Member) {
    super();
  }
}

@QueryHandler(StudentProof)
export class StudentProofHandler implements IQueryHandler<StudentProof> {
  constructor(private readonly proofs: StudentProofs) {}

  async execute({ viewer }: StudentProof): Promise<ProvedDto> {
    return { proved: await this.proofs.has(viewer) };
  }
}
