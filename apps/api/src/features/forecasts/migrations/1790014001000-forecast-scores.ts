import { ForwardMigration, type QueryRunner } from '@toile/database';

/** What became of forecasts; the forecasts themselves are events. */
export class ForecastScores1790014001000 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE forecast_score (
        measure text NOT NULL,
        kind text NOT NULL,
        slug text NOT NULL,
        origin date NOT NULL,
        horizon smallint NOT NULL,
        ended date NOT NULL,
        method text NOT NULL,
        version text NOT NULL,
        made_at timestamptz NOT NULL,
        weeks smallint NOT NULL,
        said float8,
        came float8,
        mase float8,
        naive float8,
        within50 smallint NOT NULL,
        within80 smallint NOT NULL,
        within95 smallint NOT NULL,
        direction boolean,
        low_base boolean NOT NULL,
        PRIMARY KEY (measure, kind, origin, horizon, slug)
      );
      CREATE INDEX forecast_score_worst ON forecast_score (mase DESC NULLS LAST) WHERE weeks > 0;
      CREATE INDEX forecast_score_of ON forecast_score (measure, kind, slug);`);
  }
}
