/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInBoard } from '../../../testing/in-board';
import { LeavesOut } from './leaves-out';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/en/data/dashboard/home');
});

it('puts the choice in the address, and remembers it in this browser until it is taken back', () => {
  renderInBoard(<LeavesOut />);
  const box = () => screen.getByRole('checkbox', { name: 'Without hair and make-up' });
  fireEvent.click(box());
  expect(window.location.search).toBe('?without=beauty');
  expect(localStorage.getItem('dashboard_without')).toBe('beauty');
});

it('says in the address what was chosen on another page', () => {
  localStorage.setItem('dashboard_without', 'beauty');
  renderInBoard(<LeavesOut />);
  expect(window.location.search).toBe('?without=beauty');
});
