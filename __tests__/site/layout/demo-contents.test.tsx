import { act, fireEvent, render, screen } from '@testing-library/react';
import { DemoDialog, fetchDemoAhead } from '../../../src/layout/demo-dialog';
import { DemoDialogProvider, useDemoDialog } from '../../../src/shared/demo-dialog-context';

const mockFetch = jest.fn();
jest.mock('../../../src/blocks/demo/dialog-content', () => {
  mockFetch();
  return { __esModule: true, default: () => <p>The form</p> };
});

test('The demo form is fetched with the press on its link, and there with the click', async () => {
  render(
    <DemoDialogProvider path="/">
      <DemoLink />
      <DemoDialog />
    </DemoDialogProvider>,
  );
  fetchDemoAhead();
  await pressOn(document.body);
  expect(mockFetch).not.toHaveBeenCalled();
  await pressOn(screen.getByRole('link'));
  expect(mockFetch).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('The form')).toBeInTheDocument();
});

/** And what it begins is done. */
async function pressOn(element: Element): Promise<void> {
  fireEvent.pointerDown(element);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

function DemoLink() {
  const { address, openOnClick } = useDemoDialog();
  return (
    <a href={address} onClick={openOnClick}>
      Schedule A Demo
    </a>
  );
}
