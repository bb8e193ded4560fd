/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MomentHere } from './moment-here';

it('says a moment by the reader’s own clocks, whatever the site’s are', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  render(
    <MomentHere at="2026-11-20T23:30:00.000Z" site="Pacific/Auckland" text="next try {time}" locale="en" />,
  );
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const said = `next try.*${hour.format(new Date('2026-11-20T23:30:00.000Z'))}`;
  expect(await screen.findByText(new RegExp(said))).toBeTruthy();
});
