import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, Repository } from 'typeorm';

/** The Top 20 of a season that has closed. */
@Entity('dashboard_top20')
export class FrozenTop20Entity {
  /** Type, city and season. */
  @PrimaryColumn('text')
  scope: string;

  @Column('text', { array: true })
  brands: string[];
}

/** The Top 20 of a season as it was when the season closed; what arrives later does not change it. */
@Injectable()
export class FrozenTop20 {
  constructor(@InjectRepository(FrozenTop20Entity) private readonly frozen: Repository<FrozenTop20Entity>) {}

  async find(scope: string): Promise<string[] | undefined> {
    return (await this.frozen.findOneBy({ scope }))?.brands;
  }

  /** Whoever asks first after the close freezes it; the answer is the frozen list. */
  async freeze(scope: string, brands: readonly string[]): Promise<string[]> {
    const list = [...brands];
    await this.frozen.createQueryBuilder().insert().values({ scope, brands: list }).orIgnore().execute();
    return (await this.find(scope)) ?? list;
  }
}
