/** A requirement about what happens, not about what stands on a page, and the test that proves it. */
interface ProvedElsewhere {
  id: string;
  file: string;
  /** Words of the test's name. */
  test: string;
}

export const elsewhere: readonly ProvedElsewhere[] = [
  ...provedIn('__tests__/built/tour.test.ts', { 'R-ROUTE-25': 'The header covers no heading' }),
  ...provedIn('__tests__/site/layout/offer-banner.test.tsx', { 'R-ROUTE-26': 'An offer that is off shows nothing' }),
  ...provedIn('__tests__/e2e/find-your-way.test.ts', {
    'R-SHELL-04': 'it keeps focus inside and closes on Escape and on choosing a link',
    'R-SHELL-10': 'the products menu filters in place and says how many it shows',
  }),
  ...provedIn('__tests__/e2e/thresholds.test.ts', {
    'R-SHELL-07': 'the header is as at first at 20 px, and changed at 21 px',
    'R-SHELL-08': 'at 600 px the site is that of a phone, at 601 px it is not',
    'R-CONST-06': 'at 600 px the site is that of a phone, at 601 px it is not',
  }),
  ...provedIn('__tests__/site/layout/shortcuts.test.tsx', {
    'R-SHELL-21': 'The way up is offered past 20 px (R-SHELL-21), and leads to the top',
  }),
  ...provedIn('__tests__/e2e/book-a-demo.test.ts', {
    'R-SHELL-17': 'the dialog opens from the header, hides the chat, books, and gives focus back when it closes',
    'R-HOME-06': 'the dialog opens from the header, hides the chat, books, and gives focus back when it closes',
    'R-DEMO-06': 'the home page opens the dialog from',
    'R-FORM-09': 'a mistyped address gets its message at the field, and nothing is sent until it is right',
    'R-DEMO-09': 'the form of a product page has that product chosen',
  }),
  ...provedIn('__tests__/site/layout/demo-dialog.test.tsx', {
    'R-SHELL-22': 'The chat is out of the way while the dialog is open, and back when it closes',
    'R-DEMO-05': 'The chat is out of the way while the dialog is open, and back when it closes',
  }),
  ...provedIn('__tests__/site/components/dialog.test.tsx', {
    'R-DEMO-07': 'The page behind it cannot be scrolled while it is open',
  }),
  ...provedIn('__tests__/e2e/carousels.test.ts', {
    'R-HOME-14': 'stands still, has a dot for each slide, and moves by one in 500 ms, round and round',
    'R-DEMO-01': 'the dialog holds advice, the claim, client marks, brand marks and the form',
    'R-DEMO-02': 'the dialog holds advice, the claim, client marks, brand marks and the form',
    'R-DEMO-03': ', until it is paused',
    'R-DEMO-04': ', until it is paused',
    'R-CONST-07': 'stands still, has a dot for each slide, and moves by one in 500 ms, round and round',
    'R-CONST-08': ', until it is paused',
    'R-CONST-09': 'stands still, has a dot for each slide, and moves by one in 500 ms, round and round',
    'R-CONST-18': 'the dialog holds advice, the claim, client marks, brand marks and the form',
  }),
  ...provedIn('__tests__/e2e/watch-a-demo.test.ts', {
    'R-PROD-10': 'no film is fetched before somebody asks, and Watch A Demo plays it in its place',
  }),
  ...provedIn('__tests__/build/content/catalogue.test.ts', { 'R-PROD-01': 'There are 22 products (R-PROD-01)' }),
  ...provedIn('__tests__/build/contract/forms.test.ts', {
    'R-DEMO-14': 'is posted where the specification says, with its words',
    'R-HIRE-06': 'is posted where the specification says, with its words',
    'R-FORM-05': 'is posted where the specification says, with its words',
    'R-API-06': 'is posted where the specification says, with its words',
    'R-API-07': 'is posted where the specification says, with its words',
    'R-API-08': 'is posted where the specification says, with its words',
    'R-ENT-13': 'The four specified forms send 43 fields (R-ENT-13)',
  }),
  ...provedIn('__tests__/site/forms/before-sending.test.tsx', {
    'R-OPT-07': 'the choices begin with nothing chosen, but for the country of most visitors',
    'R-FORM-02': 'the button waits, and says what is still needed',
    'R-FORM-18': 'every field has a visible label, and the optional ones say so',
  }),
  ...provedIn('__tests__/site/forms/sending.test.tsx', {
    'R-FORM-01': 'the button says so and nothing can be changed',
  }),
  ...provedIn('__tests__/site/forms/stored.test.tsx', {
    'R-FORM-04': 'every field is empty again, or as at first, and consent is unticked (R-FORM-04)',
    'R-FORM-19': 'visitors read the specified sentence and their reference number, and hear it',
  }),
  ...provedIn('__tests__/site/forms/not-stored.test.tsx', {
    'R-FORM-06': 'visitors are told that it may not have arrived, and hear it',
    'R-ERR-01': 'Retry sends the same submission under the same key',
    'R-CONT-05': 'a server without such a form is named as the cause, and other ways are pointed at (R-CONT-05)',
  }),
  ...provedIn('__tests__/site/forms/submit.test.ts', {
    'R-FORM-07': ', whatever the body (R-FORM-07)',
    'R-API-11': 'An attempt in which nothing happens for a minute counts as lost',
    'R-API-12': 'All attempts of a submission carry one key',
  }),
  ...provedIn('__tests__/site/forms/live-lists.test.tsx', {
    'R-FORM-16': 'Forms on one page ask for each list once (R-FORM-16)',
    'R-ERR-02': 'The form can be sent with the choices of the build',
  }),
  ...provedIn('__tests__/build/contract/submission.test.ts', {
    'R-FORM-08': ' is sent as ',
    'R-FORM-10': ' is never refused (R-FORM-10)',
    'R-FORM-11': 'when a text is longer than the field',
  }),
  ...provedIn('__tests__/build/contract/lists.test.ts', {
    'R-API-14': 'is a failure, never an empty list',
    'R-ENT-10': "Ids may be numbers or text, because they are the server's",
  }),
  ...provedIn('__tests__/build/content/truncate.test.ts', {
    'R-CONST-05': ' is cut there and ends in three dots',
  }),
  ...provedIn('__tests__/build/content/check.test.ts', {
    'R-CONST-21': 'An address that is not known yet is a notice, not a problem',
  }),
  ...provedIn('__tests__/build/gatsby/environment.test.ts', {
    'R-API-10': 'Without a setting the backend is our own, at the same origin',
  }),
  ...provedIn('api/test/lists/routes.test.ts', {
    'R-API-01': '/api/country-list',
    'R-API-02': '/api/business-industries',
    'R-API-03': '/api/products-list',
    'R-ENT-08': '/api/country-list',
    'R-ENT-09': '/api/business-industries',
  }),
  ...provedIn('api/test/leads/accept/each-form.test.ts', {
    'R-FORM-03': 'stores a complete request under the names of the contract',
  }),
  ...provedIn('api/test/leads/accept/routes.test.ts', {
    'R-FORM-13': 'the evidence of consent says which text, where, when, and whether the box was ticked',
    'R-FORM-14': 'the evidence of consent says which text, where, when, and whether the box was ticked',
    'R-FORM-17': 'a booking whose honeypot is filled gets the same answer and waits in quarantine',
    'R-API-13': 'a booking is stored as it was sent, normalised, and answered with a receipt',
    'R-API-15': 'a booking is stored as it was sent, normalised, and answered with a receipt',
  }),
  ...provedIn('api/test/lists/jobs.test.ts', {
    'R-API-04': 'the jobs are answered with exactly their 16 keys, the newest first',
  }),
  ...provedIn('api/test/lists/faqs.test.ts', {
    'R-API-05': 'the questions are answered under their key, each with exactly its five keys (R-API-05, R-ENT-12)',
    'R-FAQ-11': 'the questions are answered under their key, each with exactly its five keys (R-API-05, R-ENT-12)',
  }),
  ...provedIn('__tests__/site/shared/consent.test.ts', {
    'R-COOKIE-05': 'Before a choice nothing is allowed, and nothing is stored (R-COOKIE-05)',
    'R-COOKIE-06': 'DECLINE ALL allows neither (R-COOKIE-06)',
    'R-CONST-01': 'A choice is stored under "cookie" with its time and the version of the policy',
  }),
  ...provedIn('__tests__/build/content/served/sanitise-html.test.ts', {
    'R-JOIN-08': 'Nobody vouches for HTML but the sanitisers',
  }),
  ...provedIn('__tests__/site/careers/board.test.tsx', {
    'R-JOIN-02': 'The current list takes the place of the one of the build, its HTML sanitised (R-JOIN-02, 08)',
    'R-JOIN-03': 'The first open position is shown at first, and one at a time (R-JOIN-03)',
    'R-JOIN-04': 'A click shows another, and its address can be passed on (R-JOIN-04)',
    'R-JOIN-05': 'A closed position is marked and cannot be applied for (R-JOIN-05)',
    'R-JOIN-06': 'The nine facts are shown without the empty ones, dates in words (R-JOIN-06)',
    'R-JOIN-07': 'Empty sections have no heading (R-JOIN-07)',
    'R-JOIN-12': 'Without an open position, visitors are told where to write (R-JOIN-12)',
    'R-JOIN-19': 'The nine facts are shown without the empty ones, dates in words (R-JOIN-06)',
  }),
  ...provedIn('__tests__/site/careers/job.test.tsx', {
    'R-JOIN-11': 'Passing a job on (R-JOIN-11)',
  }),
  ...provedIn('__tests__/e2e/apply-for-a-job.test.ts', {
    'R-JOIN-09': 'an applicant applies in the popup, through a failure to success, and loses nothing (R-JOIN-09, 10)',
    'R-JOIN-10': 'an applicant applies in the popup, through a failure to success, and loses nothing (R-JOIN-09, 10)',
  }),
  ...provedIn('__tests__/site/layout/cookie-banner.test.tsx', {
    'R-COOKIE-01': 'A first visit shows the stated text (R-COOKIE-01, 04), and leaves the focus where it is',
    'R-COOKIE-02': 'SHOW DETAILS says what each category does here, and leads to the privacy policy (R-COOKIE-02)',
    'R-COOKIE-03': ' is stored, counts, and closes the banner (R-COOKIE-03, 06)',
    'R-COOKIE-07': 'The text leads to the cookie policy (R-COOKIE-07)',
    'R-COOKIE-08':
      'The footer opens it again, with the current choice and the focus, and gets the focus back (R-COOKIE-08)',
  }),
  ...provedIn('__tests__/e2e/cookie-banner.test.ts', {
    'R-COOKIE-04': 'a first visit shows the banner and stores nothing of it',
  }),
  ...provedIn('__tests__/site/faqs/faqs.test.tsx', {
    'R-FAQ-03': 'Only important questions show at first; the others stand in the page for readers without a script',
    'R-FAQ-05': 'A link to a question opens it, also when the question is not among the important ones',
    'R-FAQ-07': 'A search without a match says so (R-FAQ-07)',
    'R-FAQ-09': 'A build without questions says Loading until they come (R-FAQ-09)',
    'R-FAQ-10': 'A build without questions does not stay Loading when the backend fails (R-FAQ-10)',
    'R-ERR-04': 'A search without a match says so (R-FAQ-07)',
  }),
  ...provedIn('__tests__/site/faqs/view.test.ts', {
    'R-FAQ-02': 'Subjects stand in order of appearance (R-FAQ-02)',
    'R-FAQ-04': 'a subject, whatever the priority (R-FAQ-04)',
    'R-FAQ-06': 'what a search finds in any subject and case (R-FAQ-06)',
    'R-FAQ-08': 'the one picked of what a search finds (R-FAQ-08)',
  }),
  ...provedIn('__tests__/build/contract/forms.test.ts', {
    'R-JOIN-17': 'The application form',
    'R-API-09': 'The application form',
  }),
  ...provedIn('__tests__/e2e/find-your-way.test.ts', {
    'R-SERV-06': 'an unknown service is a 404 that leads to the six services',
  }),
  ...provedIn('__tests__/build/content/entities.test.ts', {
    'R-ENT-01': ' has the stated fields (R-ENT-01)',
    'R-ENT-02': 'There are six services, in the stated order (R-ENT-02)',
    'R-ENT-04': ' has the stated fields (R-ENT-04)',
    'R-ENT-06': ' has a slug made from its title, and an icon (R-ENT-06)',
    'R-ENT-07': ' has the stated fields (R-ENT-07)',
  }),
  ...provedIn('__tests__/build/gatsby/resolvers.test.ts', {
    'R-ENT-03': 'The categories of a service are items, whether the file holds labels or items',
    'R-ENT-05': 'The industries of a product are a list, whether the file names one or several',
  }),
  ...provedIn('__tests__/build/content/served/job-file.test.ts', {
    'R-ENT-11': 'A job file becomes exactly the 16 keys of the contract (R-ENT-11)',
  }),
  ...provedIn('__tests__/build/contract/faqs.test.ts', {
    'R-ENT-12': ' is high (R-ENT-12)',
  }),
  ...provedIn('api/test/cli/leads.test.ts', {
    'R-ENT-14': 'export as JSON has every lead in the agreed shape',
  }),
  ...provedIn('__tests__/e2e/each-form.test.ts', {
    'R-ENT-15': ' form, and staff read what was written',
  }),
  ...provedIn('__tests__/site/live/fetch-json.test.ts', {
    'R-API-11': 'A list that does not come is given up after 20 seconds, twice (R-API-11)',
    'R-ERR-03': ' fails in the stated words, once it was asked for twice (R-ERR-03)',
  }),
  ...provedIn('api/test/openapi/contract.test.ts', {
    'R-ERR-05': 'every answer of the document was met, but for what only a browser or a slow client gets',
  }),
  ...provedIn('api/test/leads/accept/no-reading.test.ts', {
    'R-ROLE-01': 'no route reads leads: the API has its lists, what it says of itself, one POST per form',
  }),
  ...provedIn('__tests__/built/links.test.ts', {
    'R-ROLE-04': 'Links to other sites open in a new tab, say so and give nothing away (R-ROLE-04)',
  }),
  ...provedIn('api/test/leads/store/retention.test.ts', {
    'R-ROLE-05': 'leads go after their months, applications sooner, with their files',
  }),
  ...provedIn('__tests__/built/context.test.ts', {
    'R-HOST-12': 'A hosting plan can be ordered by form, WhatsApp and e-mail, and each names it',
  }),
];

/** Requirements by number, each with the test of this file that proves it. */
function provedIn(file: string, tests: Readonly<Record<string, string>>): ProvedElsewhere[] {
  return Object.entries(tests).map(([id, test]) => ({ id, file, test }));
}
