import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ScheduleDto } from '../schedules/schedule.dto.js';
import { SchedulesInWords } from '../schedules/schedules-in-words.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** Documents that a member has sent by mail, and those of colleagues that are shared, the oldest first. */
export class SchedulesDto {
  results: ScheduleDto[];
}

export class OwnSchedules extends Query<SchedulesDto> {
  constructor(readonly subject: string) {
    super();
  }
}

@QueryHandler(OwnSchedules)
export class OwnSchedulesHandler implements IQueryHandler<OwnSchedules> {
  constructor(
    private readonly shared: SharedSavedItems,
    private readonly words: SchedulesInWords,
  ) {}

  async execute({ subject }: OwnSchedules): Promise<SchedulesDto> {
    const shelves = await this.shared.shelves('schedule', subject);
    const shown = await Promise.all(shelves.map((shelf) => this.words.of(shelf, subject)));
    return { results: shown.flat() };
  }
}
