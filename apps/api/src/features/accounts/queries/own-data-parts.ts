import { Injectable } from '@nestjs/common';

type RowsOf = (subject: string) => Promise<object[]>;

/** What another feature keeps about a member, which accounts cannot ask for by themselves: said when that feature starts. */
@Injectable()
export class OwnDataParts {
  #boards: RowsOf = async () => [];

  /** Boards of others that a member is on. */
  registerBoards(rows: RowsOf): void {
    this.#boards = rows;
  }

  sharedBoards(subject: string): Promise<object[]> {
    return this.#boards(subject);
  }
}
