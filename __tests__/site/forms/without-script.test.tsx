import { screen } from '@testing-library/react';
import { demo } from '../../../src/contract/forms/demo';
import { forgetEachForm, formElement, renderForm, renderServed, sendButton } from '../../support/lead-form';

forgetEachForm();

describe('Without JavaScript', () => {
  test('the form posts by itself, to the same place', () => {
    renderServed();
    expect(formElement()).toHaveAttribute('method', 'post');
    expect(formElement()).toHaveAttribute('action', demo.path);
    expect(formElement()).toHaveAttribute('enctype', 'multipart/form-data');
  });

  test('it can be sent, and the browser checks what is required', () => {
    renderServed();
    expect(sendButton()).toBeEnabled();
    expect(formElement()).not.toHaveAttribute('novalidate');
  });

  test('its choices are those the build knew', () => {
    renderServed();
    expect(screen.getByText('Parking Management Software')).toHaveValue('6');
    expect(screen.getByText('Bangladesh')).toHaveValue('BD');
  });

  test('the browser takes it over without a change (hydration)', async () => {
    const host = renderServed();
    await renderForm({}, { container: host, hydrate: true });
    expect(screen.getByLabelText('Name')).toBeVisible();
  });
});
