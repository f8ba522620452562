import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { Calculator } from '../../../src/blocks/hiring/calculator';
import { usePeople } from '../../../src/blocks/hiring/use-people';
import { hirePreset } from '../../../src/blocks/presets';
import { hire } from '../../../src/contract/forms/hire';
import { LeadForm } from '../../../src/forms/lead-form';
import { forgetSubmissions } from '../../../src/forms/state/submission-store';
import { readJson } from '../../support/folders';
import { fillInHire, send, sent } from '../../support/hire-form';
import { answerLists, forgetEachForm, stored } from '../../support/lead-form';
import { answerWith } from '../../support/network';

const { calculator: words } = readJson<{ calculator: Queries.CalculatorWordsFragment }>('data/pages/hiring.json');
const services = [
  { slug: 'apps-development', title: 'Apps Development', categories: [{ slug: 'app-tester' }] },
  { slug: 'design', title: 'Design', categories: [] },
];

forgetEachForm();

test('What the slider says stands in the comment, and is sent', async () => {
  await visit();
  await slideTo(7);
  await fillInHire();
  answerWith(`POST ${hire.path}`, stored);
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.fields.comment).toBe('People you need: 7');
  await screen.findByText(hire.successMessage);
  await waitFor(() => expect(slider()).toHaveValue('3'));
});

test('What the slider shows at first is an example, and it says so until somebody moves it', async () => {
  await visit();
  expect(screen.getByText(words.example)).toBeVisible();
  await slideTo(7);
  expect(await screen.findByText(words.asked)).toBeVisible();
  expect(screen.queryByText(words.example)).not.toBeInTheDocument();
  await write('Two designers');
  expect(await screen.findByText(words.example)).toBeVisible();
});

test('After a reload slider and comment say what they said before', async () => {
  await visit();
  await slideTo(7);
  await userEvent.type(comment(), 'From May.');
  await reload();
  expect(comment()).toHaveValue('People you need: 7\nFrom May.');
  expect(slider()).toHaveValue('7');
  await slideTo(8);
  expect(comment()).toHaveValue('People you need: 8\nFrom May.');
});

test('The slider follows who edits the line, and writes into that line and no second one', async () => {
  await visit();
  await slideTo(7);
  await write('Hello,\nPeople you need: about 9');
  expect(slider()).toHaveValue('9');
  await slideTo(4);
  expect(comment()).toHaveValue('Hello,\nPeople you need: 4');
  await write('People you need: ১২\nPeople you need: 5');
  expect(slider()).toHaveValue('12');
  await slideTo(6);
  expect(comment()).toHaveValue('People you need: 6');
});

test('More than the slider has is counted all the same', async () => {
  await visit();
  await write('People you need: 25');
  expect(screen.getByText('25')).toBeVisible();
});

test('Who deletes the line asks for nobody, and sees the example again', async () => {
  await visit();
  await slideTo(7);
  await write('Two designers');
  expect(slider()).toHaveValue('3');
  await reload();
  expect(slider()).toHaveValue('3');
  expect(comment()).toHaveValue('Two designers');
});

test('Another service takes the place of the one before, whatever is asked for beside it', async () => {
  await visit('apps-development');
  await slideTo(7);
  expect(comment()).toHaveValue('People you need: 7\nService: Apps Development');
  await leaveFor('design');
  expect(comment()).toHaveValue('People you need: 7\nService: Design');
  await leaveFor('app-tester');
  expect(comment()).toHaveValue('People you need: 7');
  expect(slider()).toHaveValue('7');
});

test('A service is named beside the number that was chosen before it, once', async () => {
  await visit();
  await slideTo(7);
  await leaveFor('design');
  expect(comment()).toHaveValue('Service: Design\nPeople you need: 7\n');
  await slideTo(8);
  await reload('design');
  expect(comment()).toHaveValue('Service: Design\nPeople you need: 8\n');
});

/** As `src/pages/hiring.tsx` puts them together. */
function Hiring({ service }: { service: string | null }) {
  const { asked, choose, hear } = usePeople(words.label);
  const preset = useMemo(() => hirePreset(service, services, 'Service:'), [service]);
  return (
    <>
      <Calculator words={words} asked={asked} onChoose={choose} />
      <LeadForm form={hire} page="/hiring" preset={preset} onContents={hear} />
    </>
  );
}

async function visit(service: string | null = null): Promise<void> {
  answerLists();
  render(<Hiring service={service} />);
  await screen.findByText('Bangladesh');
}

function leaveFor(service: string): Promise<void> {
  cleanup();
  return visit(service);
}

async function reload(service?: string): Promise<void> {
  cleanup();
  forgetSubmissions();
  await visit(service);
}

async function slideTo(people: number): Promise<void> {
  fireEvent.change(slider(), { target: { value: String(people) } });
  await waitFor(() => expect(comment()).toHaveDisplayValue(new RegExp(`People you need: ${people}`)));
}

async function write(text: string): Promise<void> {
  await act(async () => void fireEvent.input(comment(), { target: { value: text } }));
}

function slider(): HTMLElement {
  return screen.getByRole('slider', { name: 'People you need' });
}

function comment(): HTMLElement {
  return screen.getByLabelText(/^Comment/);
}
