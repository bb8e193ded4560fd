/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ChoicesField } from './choices-field';

it('wants at least one to be ticked, and says so in its own words', () => {
  const choices = ['brands', 'trends'].map((value) => ({ value, label: value, checked: value === 'trends' }));
  render(
    <form aria-label="form">
      <ChoicesField legend="Opens" name="opens" choices={choices} chooseOne="Choisissez-en au moins un." />
    </form>,
  );
  const form = screen.getByRole('form') as HTMLFormElement;
  const brands = screen.getByLabelText('brands') as HTMLInputElement;
  expect(form.checkValidity()).toBe(true);
  fireEvent.click(screen.getByLabelText('trends'));
  expect(form.checkValidity()).toBe(false);
  expect(brands.validationMessage).toBe('Choisissez-en au moins un.');
  fireEvent.click(brands);
  expect(form.checkValidity()).toBe(true);
});
