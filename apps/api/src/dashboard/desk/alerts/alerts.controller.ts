import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ALERT_MEASURES, ALERT_OPERATORS, type AlertTrial, type FigureAlert } from '@toile/contracts';
import { validate } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Member } from '../../../accounts/members/member.js';
import { Allow } from '../../../accounts/roles/allow.decorator.js';
import { Viewer } from '../../../accounts/roles/viewer.decorator.js';
import { type Caller, CommandCaller } from '../../../event-store/caller.decorator.js';
import { storableText } from '../../../http/storable-text.js';
import { RateLimits } from '../../access/rate-limits.js';
import { livingReferenceFields } from '../../figure-reference/reference-schema.js';
import { Desks } from '../desks.js';
import type { KeptAlert } from '../domain/desk.state.js';
import { idOf } from '../id-of-command.js';
import { TryAlert } from './alert-trial.js';
import { WatchedValue } from './watched-value.js';

const TRIALS = { what: 'alert-trial', most: 6 };
/** Far beyond any number a figure has. */
const LARGEST = 1e12;

const rule = {
  ...livingReferenceFields,
  row: storableText(200).refine((text) => text.length > 0, 'Say which row.'),
  measure: z.enum(ALERT_MEASURES).default('value'),
  operator: z.enum(ALERT_OPERATORS),
  threshold: z.number().min(-LARGEST).max(LARGEST),
};
export const newAlertSchema = z.object({
  ...rule,
  name: storableText(100).refine((text) => text.length > 0, 'needs a name'),
});
export const alertTrialSchema = z.object({
  ...rule,
  days: z.union([z.literal(30), z.literal(90), z.literal(365)]).default(30),
});
export const changedAlertSchema = z.object({ paused: z.boolean() });

/** "Tell me when denim passes 10 % in Milan": tried on history first, then looked at every few minutes. */
@Controller('api/dashboard/alerts')
@Allow('dashboard:desk')
export class AlertsController {
  constructor(
    private readonly desks: Desks,
    private readonly watched: WatchedValue,
    private readonly trials: TryAlert,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async list(@Viewer() viewer: Member): Promise<{ results: FigureAlert[] }> {
    return { results: (await this.desks.of(viewer.subject)).alerts.map(shown) };
  }

  /** When it would have told within the last days, from the figure as it was known then. */
  @Post('trial')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async try(
    @Viewer() viewer: Member,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AlertTrial> {
    const { days, ...rule } = validate(alertTrialSchema, body);
    await this.limits.take(TRIALS, viewer.subject, reply);
    return this.trials.over(rule, viewer, days, new Date());
  }

  /** A figure that cannot be asked is not watched; where it stands now is the first look. */
  @Post()
  @Header('cache-control', 'private, no-store')
  async set(
    @Viewer() viewer: Member,
    @CommandCaller() caller: Caller,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FigureAlert> {
    const { name, ...rule } = validate(newAlertSchema, body);
    const { value } = await this.watched.of(rule, viewer);
    const id = idOf(caller);
    const at = caller.metadata.occurredAt.toISOString();
    const command = { type: 'SetAlert', by: caller.subject, id, name, rule, value, at } as const;
    const desk = await this.desks.decide(caller, command);
    reply.header('location', '/api/dashboard/alerts');
    return alertOf(desk.alerts, id);
  }

  @Patch(':id')
  @Header('cache-control', 'private, no-store')
  async change(
    @CommandCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<FigureAlert> {
    const { paused } = validate(changedAlertSchema, body);
    const desk = await this.desks.decide(caller, { type: paused ? 'PauseAlert' : 'ResumeAlert', id });
    return alertOf(desk.alerts, id);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CommandCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    await this.desks.decide(caller, { type: 'RemoveAlert', id });
  }
}

function alertOf(alerts: readonly KeptAlert[], id: string): FigureAlert {
  const alert = alerts.find((one) => one.id === id);
  if (!alert) throw new Error(`the alert ${id} was not kept`);
  return shown(alert);
}

const shown = ({ untold: _, ...alert }: KeptAlert): FigureAlert => alert;
