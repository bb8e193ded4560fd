import { Inject, Injectable } from '@nestjs/common';
import { Health } from '@toile/platform';
import { askSystem } from '../../kernel/health/ask-system.js';
import type { SystemHealth } from '../../kernel/health/health.controller.js';
import { HEALTH_CHECKS } from '../../kernel/tokens.js';
import { failingParts, type Part } from './parts.js';

/** Asks every service and store how it does. */
@Injectable()
export class AskServices {
  constructor(
    private readonly health: Health,
    @Inject(HEALTH_CHECKS) private readonly system: SystemHealth,
  ) {}

  /** The parts that do not serve; null while the demo loads, which keeps all of them busy. */
  async failing(): Promise<Part[] | null> {
    if (this.system.demo() === 'loading') return null;
    return failingParts(await askSystem(this.health, this.system));
  }
}
