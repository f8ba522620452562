import { render, screen, within } from '@testing-library/react';
import { SubmissionNotices } from '../../src/layout/submission-notices';
import { answerLists } from './lead-form';

/** A page without a form. */
export const faqs = <h1>Questions and answers</h1>;

/** Shows a page within the site; returns how to go to another one. */
export async function visit(page: JSX.Element) {
  answerLists();
  const site = (shown: JSX.Element) => (
    <>
      <main>
        <SubmissionNotices />
      </main>
      {shown}
    </>
  );
  const { rerender } = render(site(page));
  return (next: JSX.Element) => rerender(site(next));
}

/** What the layout says above every page. */
export function notices(): HTMLElement {
  return within(screen.getByRole('main')).getByRole('status');
}
