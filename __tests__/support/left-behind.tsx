import { render, screen, within } from '@testing-library/react';
import { LeftBehind } from '../../src/layout/left-behind';
import { answerLists } from './lead-form';

/** A page without a form. */
export const faqs = <h1>Questions and answers</h1>;

/** Shows a page within the site; returns how to go to another one. */
export async function visit(page: JSX.Element) {
  answerLists();
  const site = (shown: JSX.Element) => (
    <>
      <main>
        <LeftBehind />
      </main>
      {shown}
    </>
  );
  const { rerender } = render(site(page));
  return (next: JSX.Element) => rerender(site(next));
}

/** What the layout says above every page. */
export function news(): HTMLElement {
  return within(screen.getByRole('main')).getByRole('status');
}
