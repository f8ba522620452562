import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useBack } from '../../../src/shared/use-back';

let asked: string[];

beforeEach(() => {
  asked = [];
  window.history.replaceState(null, '', '/before');
  window.history.pushState({ key: 'page' }, '', '/page');
});

test('Back closes what is open and stays on the page; the next Back leads to the page before', async () => {
  render(<Thing name="menu" />);
  await press('Open menu');
  await goBack();
  expect(asked).toEqual(['menu']);
  expect(window.location.pathname).toBe('/page');
  await goBack();
  expect(window.location.pathname).toBe('/before');
});

test.each([1, 3])(
  'what was opened and closed by its button %s times leaves nothing to go back through',
  async (times) => {
    render(<Thing name="menu" />);
    for (let count = 0; count < times; count += 1) {
      await press('Open menu');
      await press('Close menu');
    }
    await goBack();
    expect(window.location.pathname).toBe('/before');
    expect(asked).toEqual([]);
  },
);

test('of two that are open, Back closes the upper one first', async () => {
  render(
    <>
      <Thing name="window" />
      <Thing name="question" />
    </>,
  );
  await press('Open window');
  await press('Open question');
  await goBack();
  expect(asked).toEqual(['question']);
  await goBack();
  expect(asked).toEqual(['question', 'window']);
  await goBack();
  expect(window.location.pathname).toBe('/before');
});

test('what asks before it closes is asked at each Back', async () => {
  render(<Thing name="form" stays />);
  await press('Open form');
  await goBack();
  await goBack();
  expect(asked).toEqual(['form', 'form']);
  expect(window.location.pathname).toBe('/page');
});

test('where one closes as the other opens, one Back closes the other', async () => {
  render(<Pair />);
  await press('Open menu');
  await press('Open window');
  await goBack();
  expect(asked).toEqual(['window']);
  await goBack();
  expect(window.location.pathname).toBe('/before');
});

test('a link in what is open leads on from the page itself, so that Back leads to the page', async () => {
  const follow = jest.fn(() => window.history.pushState({ key: 'next' }, '', '/next'));
  render(<Thing name="menu" onFollow={follow} />);
  await press('Open menu');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await settled();
  expect(follow).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/next');
  await goBack();
  expect([window.location.pathname, window.history.state]).toEqual(['/page', { key: 'page' }]);
});

test('a page that was gone on from by a script is come back to as it is, with nothing open', async () => {
  const { unmount } = render(<Thing name="window" />);
  await press('Open window');
  window.history.pushState({ key: 'next' }, '', '/next');
  unmount();
  await goBack();
  expect([window.location.pathname, window.history.state]).toEqual(['/page', { key: 'page' }]);
  await goBack();
  expect(window.location.pathname).toBe('/before');
});

test('there is nothing to go forward to after something was closed', async () => {
  render(<Thing name="menu" />);
  await press('Open menu');
  await press('Close menu');
  window.history.forward();
  await settled();
  expect(window.history.state).toEqual({ key: 'page' });
});

interface ThingProps {
  name: string;
  /** It does not close, as a form that asks first. */
  stays?: boolean;
  onFollow?: () => void;
}

function Thing({ name, stays = false, onFollow }: ThingProps) {
  const [isOpen, setOpen] = useState(false);
  useBack(isOpen, () => {
    asked.push(name);
    if (!stays) setOpen(false);
  });
  const follow = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setOpen(false);
    onFollow?.();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'} {name}
      </button>
      {onFollow ? (
        <a href="/next" onClick={follow}>
          Next
        </a>
      ) : null}
    </>
  );
}

/** A menu that closes when the window opens. */
function Pair() {
  const [open, setOpen] = useState<'menu' | 'window' | null>(null);
  const close = (name: string) => () => {
    asked.push(name);
    setOpen(null);
  };
  useBack(open === 'menu', close('menu'));
  useBack(open === 'window', close('window'));
  return (
    <>
      <button type="button" onClick={() => setOpen('menu')}>
        Open menu
      </button>
      <button type="button" onClick={() => setOpen('window')}>
        Open window
      </button>
    </>
  );
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
  await settled();
}

async function goBack(): Promise<void> {
  window.history.back();
  await settled();
}

/** Going back takes two turns of the event loop; React draws at the end of each act what follows from it. */
async function settled(): Promise<void> {
  for (let count = 0; count < 2; count += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
}
