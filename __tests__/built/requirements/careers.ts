import {
  attribute,
  count,
  fields,
  heading,
  inForm,
  inMain,
  labelled,
  options,
  phrase,
  type Row,
  required,
  submit,
} from '../../support/requirements';
import { specified } from '../../support/specified-fields';
import { education, experience } from './lists-of-forms';

/** The pages of all open positions. Which those are depends on the day, and on what staff have written. */
const job = '/join-team/*';
const inApplication = inForm('/api/application-store');

export const rows: readonly Row[] = [
  { id: 'R-JOIN-01', page: '/join-team', expect: [inMain(count('h1', 1))] },
  { id: 'R-JOIN-03', page: '/join-team', expect: [inMain(heading(2, 'Open positions'))] },
  {
    id: 'R-JOIN-13',
    page: job,
    expect: [inApplication(fields(...specified.application.required, ...specified.application.optional))],
  },
  {
    id: 'R-JOIN-14',
    page: job,
    expect: [
      inApplication(required(...specified.application.required), attribute('input[name=consent]', 'required', '')),
    ],
  },
  {
    id: 'R-JOIN-15',
    page: job,
    expect: [attribute('form[action="/api/application-store"]', 'enctype', 'multipart/form-data')],
  },
  { id: 'R-JOIN-16', page: job, expect: [inApplication(submit('Apply Now'))] },
  {
    id: 'R-JOIN-18',
    page: job,
    expect: [inApplication(labelled('CV', 'cv'), attribute('input[name=cv]', 'type', 'file'), phrase('at most 5 MB'))],
  },
  { id: 'R-OPT-04', page: job, expect: [inApplication(options('experience', ...experience))] },
  { id: 'R-OPT-05', page: job, expect: [inApplication(options('education', ...education))] },
];
